#!/bin/sh
# Unpacks packages of Debian's suite forky, with all that they depend on, into a folder of their own; nothing of the
# machine is changed. Needs apt and dpkg, no rights. The mirror is that of the machine's own apt, with another suite.
#
#   debian.sh FOLDER PACKAGE…      # afterwards: FOLDER/bin/PROGRAM for rustc, wasm-bindgen and wasm-opt
set -eu

suite=forky
# What these depend on and we do not use: linking for the host is done by the machine's own C compiler.
spared='gcc libc-dev libc6-dev binutils lld cargo debconf'

mkdir -p "$1"
root=$(cd "$1" && pwd)
shift
apt=$root/apt
unpacked=$root/unpacked
rm -rf "$apt" "$unpacked" "$root/bin"
mkdir -p "$apt/lists/partial" "$apt/archives/partial" "$apt/etc" "$apt/parts" "$unpacked" "$root/bin"

# The stanza or line of the machine's main archive, with our suite. Its keys come with it.
: > "$apt/etc/debian.list"
: > "$apt/etc/debian.sources"
for file in /etc/apt/sources.list.d/*.sources; do
    [ -e "$file" ] || continue
    awk -v suite="$suite" 'BEGIN { RS = ""; ORS = "\n\n" }
        /(^|\n)Types:[^\n]*deb/ && /(^|\n)URIs:[^\n]*debian\/?[ \t]*(\n|$)/ && !done {
            gsub(/(^|\n)#[^\n]*/, ""); sub(/\nSuites:[^\n]*/, "\nSuites: " suite)
            sub(/\nComponents:[^\n]*/, "\nComponents: main"); print; done = 1
        }' "$file" >> "$apt/etc/debian.sources"
done
if [ ! -s "$apt/etc/debian.sources" ] && [ -e /etc/apt/sources.list ]; then
    awk -v suite="$suite" '/^deb / && /debian\/? / && !/security/ && !done {
        line = "deb "; n = 2
        if ($2 ~ /^\[/) { while ($n !~ /\]$/) { line = line $n " "; n++ } line = line $n " "; n++ }
        print line $n " " suite " main"; done = 1
    }' /etc/apt/sources.list > "$apt/etc/debian.list"
fi
[ -s "$apt/etc/debian.sources" ] || [ -s "$apt/etc/debian.list" ] ||
    { echo 'no mirror of Debian in the settings of apt' >&2; exit 1; }

# As if nothing were installed but what is spared.
for package in $spared; do
    printf 'Package: %s\nStatus: install ok installed\nArchitecture: %s\nMulti-Arch: foreign\nVersion: 999\n' \
        "$package" "$(dpkg --print-architecture)"
    printf 'Maintainer: none\nDescription: spared\n\n'
done > "$apt/status"

# The machine's settings (proxy, keys) hold, but for its hooks: some delete archives. `#clear` must come last.
for file in /etc/apt/apt.conf.d/*; do
    [ ! -e "$file" ] || ln -s "$file" "$apt/parts/"
done
cat > "$apt/parts/zzz-ours" <<END
Dir::State "$apt";
Dir::State::lists "$apt/lists";
Dir::State::status "$apt/status";
Dir::Cache "$apt";
Dir::Cache::archives "$apt/archives";
Dir::Etc::sourcelist "$apt/etc/debian.list";
Dir::Etc::sourceparts "$apt/etc";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::Log "$apt";
APT::Install-Recommends "false";
APT::Sandbox::User "";
APT::Get::Assume-Yes "true";
Acquire::Languages "none";
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear DPkg::Post-Invoke;
#clear DPkg::Pre-Install-Pkgs;
#clear Acquire::IndexTargets::deb::DEP-11;
END
printf 'Dir::Etc::parts "%s";\n' "$apt/parts" > "$apt/apt.conf"
export APT_CONFIG="$apt/apt.conf"

apt-get -qq update
apt-get -qq install --download-only "$@"
# A simulation lists what belongs to it. An archive's name has %3a for the colon of an epoch.
apt-get -s install "$@" | sed -n 's/^Inst \([^ ]*\) (\([^ ]*\) [^[]*\[\([a-z0-9]*\)\]).*/\1 \2 \3/p' > "$root/list"
while read -r name version arch; do
    dpkg -x "$apt/archives/${name%%:*}_$(printf %s "$version" | sed 's/:/%3a/g')_$arch.deb" "$unpacked"
done < "$root/list"
rm -rf "$apt"

# Programs of another Debian run by its own loader and libraries.
triplet=$(basename "$(dirname "$(find "$unpacked/usr/lib" -name libc.so.6 | head -n 1)")")
loader=$(find "$unpacked/usr/lib64" "$unpacked/usr/lib" -name 'ld-linux*.so.*' 2>/dev/null | head -n 1)
for program in rustc wasm-bindgen wasm-opt; do
    [ -e "$unpacked/usr/bin/$program" ] || continue
    first=
    [ $program != rustc ] || first="--sysroot '$unpacked/usr'"
    {
        echo '#!/bin/sh'
        printf 'exec "%s" --library-path "%s" "%s" %s "$@"\n' \
            "$loader" "$unpacked/usr/lib/$triplet:$unpacked/usr/lib" "$unpacked/usr/bin/$program" "$first"
    } > "$root/bin/$program"
    chmod +x "$root/bin/$program"
    "$root/bin/$program" --version
done
