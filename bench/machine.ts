import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a measurement was taken on and when, for the line below a table. */
export const machine = (): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`;
