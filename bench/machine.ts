import { availableParallelism, cpus, totalmem } from 'node:os';

/**
 * Describes the machine of a measurement, for the line below a table.
 * @param node the version of Node that was measured
 */
export const machine = (node = process.versions.node): string =>
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${node}`;

export const today = (): string => new Date().toISOString().slice(0, 10);
