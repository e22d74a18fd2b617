# The formula for a tap of one's own; the release workflow fills in version and checksums. Never installed from here.
class Comptoir < Formula
  desc "Board games in the browser and in the terminal"
  homepage "https://github.com/comptoir-games/comptoir"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "https://github.com/comptoir-games/comptoir/releases/download/v@VERSION@/comptoir-v@VERSION@-aarch64-apple-darwin.tar.gz"
      sha256 "@SHA256_ARM@"
    end
    on_intel do
      url "https://github.com/comptoir-games/comptoir/releases/download/v@VERSION@/comptoir-v@VERSION@-x86_64-apple-darwin.tar.gz"
      sha256 "@SHA256_INTEL@"
    end
  end

  def install
    bin.install "comptoir"
    man1.install Dir["share/man/man1/*"]
    generate_completions_from_executable(bin/"comptoir", "completions")
  end

  service do
    run [opt_bin/"comptoir", "serve", "--data", var/"comptoir/comptoir.db"]
    keep_alive true
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/comptoir version")
  end
end
