import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a measurement was taken on. @param node the version of Node that did the work */
export const machine = (node = process.versions.node): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${node}`;

export const today = (): string => new Date().toISOString().slice(0, 10);
