#!/bin/sh
# Comptoir's server and that of boardgame.io under the same load, one after the other:
#
#   bench/boardgame-io/both.sh [TABLES [SECONDS [THINK]]]
#
# COMPTOIR names the binary, if it is not target/release/comptoir.
set -eu
comptoir=$(realpath "${COMPTOIR:-$(dirname "$0")/../../target/release/comptoir}")
cd "$(dirname "$0")"
[ -d node_modules ] || npm ci --no-progress
set -- --tables "${1:-300}" --seconds "${2:-10}" --think "${3:-300}"
echo "Comptoir, every move on disk"
"$comptoir" --lang en load "$@"
echo
echo "boardgame.io, nothing on disk"
node load.js "$@"
