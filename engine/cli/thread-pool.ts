import { stat } from 'node:fs/promises';

/**
 * Asks the thread pool for something twice a second, as long as the process runs. The C library before 2.41 can lose the signal that wakes
 * one of the pool's threads (https://sourceware.org/bugzilla/show_bug.cgi?id=25847): all threads then sleep beside a waiting read, and a
 * build would never end. The next request wakes them.
 */
export function keepThreadPoolAwake(): void {
  setInterval(() => void stat('.').catch(() => {}), 500).unref();
}
