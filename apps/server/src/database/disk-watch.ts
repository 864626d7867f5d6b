import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

export type DiskWatch = {
  readonly isDiskFull: () => Promise<boolean>;
  readonly stop: () => void;
};

/** Two WAL segments of 16 MB: PostgreSQL shuts down if it cannot create the next one. */
export const NEEDED_BYTES = 2 * 16 * 1024 * 1024;
const LOOK_EVERY_MS = 2_000;

/**
 * Watches the disk of a COMPTOIR_HOME. Logs when it is full and when it has room again, because PostgreSQL's
 * errors do not name the cause. operations#full-disk.
 */
export function watchDisk(home: string, logger: Logger): DiskWatch {
  let wasFull = false;

  async function isDiskFull(): Promise<boolean> {
    const free = await statfs(home).then(
      ({ bavail, bsize }) => bavail * bsize,
      // If the free space cannot be read, the disk counts as not full.
      () => Number.POSITIVE_INFINITY,
    );
    const isFull = free < NEEDED_BYTES;
    if (isFull && !wasFull)
      logger.error({ event: "disk_full", place: home, free_bytes: free, needed_bytes: NEEDED_BYTES });
    if (!isFull && wasFull) logger.info({ event: "disk_has_room", place: home, free_bytes: free });
    wasFull = isFull;
    return isFull;
  }

  const looking = setInterval(isDiskFull, LOOK_EVERY_MS).unref();
  return { isDiskFull, stop: () => clearInterval(looking) };
}
