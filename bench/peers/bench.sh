#!/bin/sh
# The whole benchmark. Usage: bench.sh [STEP...] [-- MEASURE_ARGS]
#   steps: install gen build build2000 shots bytes lighthouse nav search report   (default: all of them, in this order)
#   everything after -- goes to the measuring scripts, for example
#     bench.sh bytes lighthouse nav search report -- --only docusaurus --site ours=/path/to/dist --sites-file ours.mjs
# Env: WORK (default a folder docs-bench in the temporary folder) for builds and results; PEERS to limit which peers are installed and built.
set -e
. "$(dirname "$0")/env.sh"
PEERS=${PEERS:-parley docusaurus rspress vitepress starlight fumadocs nextra}
only=$(echo $PEERS | tr ' ' ,)
steps=
while [ $# -gt 0 ] && [ "$1" != -- ]; do steps="$steps $1"; shift; done
[ "$1" = -- ] && shift
[ -n "$steps" ] || steps="install gen build build2000 shots bytes lighthouse nav search report"
mkdir -p "$WORK"
for s in $steps; do
  echo "== $s"
  case $s in
    install)
      mkdir -p "$WORK/tools" && cp "$HERE/templates/tools.package.json" "$WORK/tools/package.json" && (cd "$WORK/tools" && npm install)
      for p in $PEERS; do
        mkdir -p "$WORK/$p"
        if [ "$p" = parley ]; then git -C "$(git -C "$HERE" rev-parse --show-toplevel)" archive --format=tar HEAD | tar -x -C "$WORK/$p" && (cd "$WORK/$p" && npm ci && node engine/cli/start.mjs help)
        else cp -r "$HERE/templates/$p/." "$WORK/$p/" && (cd "$WORK/$p" && npm install); fi
      done ;;
    gen) for p in $PEERS; do "$HERE/prepare.sh" $p 200; done ;;
    build) node "$HERE/build.mjs" --n 200 --only $only ;;
    build2000) node "$HERE/build.mjs" --n 2000 --only $only ;;
    lighthouse) node "$HERE/lh.mjs" "$@" ;;
    shots | bytes | nav | search | report) node "$HERE/$s.mjs" "$@" ;;
    *) echo "unknown step $s"; exit 1 ;;
  esac
done
