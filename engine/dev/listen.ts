import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../model/command-error.ts';

const attempts = 20;

/**
 * Listens on a port, or on the next free one after it.
 * @param port 0 takes any free port
 * @returns the port it listens on
 * @throws CommandError when twenty ports in a row are taken
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  for (let candidate = port; candidate <= port + attempts; candidate++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new CommandError(`The ports ${port} to ${port + attempts} are all taken.`, 'Choose another with --port.');
}
