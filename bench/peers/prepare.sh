#!/bin/sh
# prepare.sh PEER N: copy the peer's template and the corpus of N pages into $WORK/PEER
set -e
. "$(dirname "$0")/env.sh"
p=$1; n=$2
eval "$(node -e "import('$HERE/peers.mjs').then(({peers})=>{const p=peers['$p'];console.log('content='+p.content+' h1='+(p.h1?'--h1':''))})")"
mkdir -p "$WORK/$p/$content" "$WORK/corpus"
[ -d "$HERE/templates/$p" ] && cp -r "$HERE/templates/$p/." "$WORK/$p/"
node "$HERE/gen.mjs" "$n" "$WORK/corpus/$n$h1" $h1 "--meta=$WORK/corpus"
(cd "$WORK/$p/$content" && find . -mindepth 1 -maxdepth 1 ! -name .vitepress -exec rm -rf {} +)
cp -r "$WORK/corpus/$n$h1/." "$WORK/$p/$content/"
# The pictures of these docs: no page of the corpus shows one, and no peer has any to copy.
[ "$p" != parley ] || rm -rf "$WORK/parley/public/screens" "$WORK/parley/public/loops"
