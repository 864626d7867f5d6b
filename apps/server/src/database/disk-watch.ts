import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

/** What is known of the disk that the embedded database is on. */
export type DiskWatch = {
  /** Whether it has no room left for what PostgreSQL writes next. */
  readonly isDiskFull: () => Promise<boolean>;
  readonly stop: () => void;
};

/** PostgreSQL writes its log of changes in files of 16 MB, and gives up where there is no room for the next. */
const NEEDED_BYTES = 2 * 16 * 1024 * 1024;
const LOOK_EVERY_MS = 2_000;

/**
 * Watches the disk of a COMPTOIR_HOME, and logs when it is full and when it has room again. The errors of a
 * database on a full disk do not name the cause to the operator. operations#full-disk.
 */
export function watchDisk(home: string, logger: Logger): DiskWatch {
  let wasFull = false;

  async function isDiskFull(): Promise<boolean> {
    const free = await statfs(home).then(
      ({ bavail, bsize }) => bavail * bsize,
      // Where the disk does not say, the database says what it cannot do.
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
