import { statfs } from "node:fs/promises";
import type { Logger } from "pino";

/** Watcher of the disk that holds the embedded database. */
export type DiskWatch = {
  /** Tells whether the disk lacks room for PostgreSQL's next write-ahead log segments. */
  readonly isDiskFull: () => Promise<boolean>;
  readonly stop: () => void;
};

/** Minimum free bytes: two WAL segments of 16 MB. PostgreSQL shuts down when it cannot create the next one. */
const NEEDED_BYTES = 2 * 16 * 1024 * 1024;
const LOOK_EVERY_MS = 2_000;

/**
 * Watches the disk of a COMPTOIR_HOME, and logs when it is full and when it has room again. PostgreSQL's
 * errors on a full disk do not name the cause to the operator. operations#full-disk.
 */
export function watchDisk(home: string, logger: Logger): DiskWatch {
  let wasFull = false;

  async function isDiskFull(): Promise<boolean> {
    const free = await statfs(home).then(
      ({ bavail, bsize }) => bavail * bsize,
      // If the disk's free space is unknown, it counts as unlimited: the database reports its own errors.
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
