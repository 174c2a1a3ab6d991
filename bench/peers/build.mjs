// A. Builds: node build.mjs --n 200 [--only a,b]. For each peer, one after the other: template + corpus, then a cold
// build (caches and output deleted) and a warm one (caches kept, one page edited). Output is copied to $WORK/dist/PEER-N.
//   wall, cpu (user+sys, children included) and maxRssOne (largest single process) come from /usr/bin/time -v;
//   peakTree is the largest sum over the build's whole process session, sampled every 200 ms: PSS, so shared pages count once.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arg, N, pages, round, save, WORK } from './lib.mjs';
import { peers } from './peers.mjs';
const here = dirname(fileURLToPath(import.meta.url));
const only = arg('--only')?.split(',') ?? Object.keys(peers);

function tree(sid) {
  // PSS of every process of the session, in KiB
  let sum = 0;
  for (const pid of readdirSync('/proc'))
    if (/^\d+$/.test(pid))
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3]) !== sid) continue;
        sum += Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)[1]);
      } catch {}
  return sum;
}
function timed(cwd, command, log) {
  return new Promise((done) => {
    const p = spawn('sh', ['-c', `exec /usr/bin/time -v -o '${log}.time' sh -c "${command}" > '${log}' 2>&1`], {
      cwd,
      detached: true,
      stdio: 'ignore',
    });
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, tree(p.pid));
    }, 200);
    p.on('exit', (code) => {
      clearInterval(timer);
      const t = readFileSync(`${log}.time`, 'utf8');
      const num = (re) => Number(t.match(re)[1]);
      const [s, m, h = 0] = t
        .match(/m:ss\): ([\d:.]+)/)[1]
        .split(':')
        .reverse()
        .map(Number);
      done({
        ok: code === 0,
        wall: round(h * 3600 + m * 60 + s, 1),
        cpu: round(num(/User time.*: ([\d.]+)/) + num(/System time.*: ([\d.]+)/), 1),
        maxRssOneMB: round(num(/Maximum resident.*: (\d+)/) / 1024),
        peakTreeMB: round(peak / 1024),
      });
    });
  });
}
const size = (dir, re = /./) =>
  Number(
    execFileSync(
      'sh',
      [
        '-c',
        `find '${dir}' -type f -printf '%s %p\\n' | grep -E '${re.source === '.' ? '' : re.source}' | awk '{s+=$1} END {print s+0}'`,
      ],
      { maxBuffer: 1 << 28 },
    ).toString(),
  );

for (const name of only) {
  const p = peers[name],
    cwd = join(WORK, name);
  if (!existsSync(join(cwd, 'node_modules'))) {
    console.log(name, 'not installed, skipped');
    continue;
  }
  execFileSync(join(here, 'prepare.sh'), [name, String(N)], { stdio: 'inherit' });
  for (const c of p.caches) rmSync(join(cwd, c), { recursive: true, force: true });
  const log = join(WORK, `build-${name}-${N}`);
  const load = Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0]);
  const cold = await timed(cwd, p.build, log + '-cold.log');
  const keep = join(WORK, 'dist', `${name}-${N}`);
  rmSync(keep, { recursive: true, force: true });
  if (cold.ok) cpSync(join(cwd, p.dist), keep, { recursive: true });
  appendFileSync(
    join(cwd, p.content, pages()[1].url.slice(1) + '.md'),
    '\nOne more sentence, added for the warm build.\n',
  );
  const warm = cold.ok ? await timed(cwd, p.build, log + '-warm.log') : null;
  const out = {
    loadBefore: load,
    cold,
    warm,
    files: cold.ok ? readdirSync(keep, { recursive: true }).length : 0,
    distMB: cold.ok ? round(size(keep) / 1e6, 1) : null,
  };
  console.log(name, N, JSON.stringify(out));
  save('build', { [name]: out });
}
