import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Wall time and CPU time in seconds, and the peak memory of the process in megabytes (Linux; 0 elsewhere). */
export type BuildFigures = { readonly seconds: number; readonly cpuSeconds: number; readonly megabytes: number };

/** Runs a build in a separate process and measures it. It draws no pictures for links, as builds of the peers draw none. */
export async function measureBuild(args: readonly string[]): Promise<BuildFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ['engine/cli/start.mjs', 'build', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_PICTURES: '0' },
  });
  let [megabytes, cpuSeconds] = [0, 0];
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemory(child.pid ?? 0));
    cpuSeconds = Math.max(cpuSeconds, processorTime(child.pid ?? 0));
  }, 100);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build ended with exit code ${code}.`);
  return { seconds: (performance.now() - started) / 1000, cpuSeconds, megabytes };
}

function peakMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** CPU time of all threads. The kernel counts in hundredths of a second. */
function processorTime(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}
