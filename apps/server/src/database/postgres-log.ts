import { type FileHandle, open, readFile, rename, stat } from "node:fs/promises";
import type { Layout } from "./layout.ts";

const LOG_KEPT_BYTES = 10_000_000;

/** Opens what PostgreSQL writes its log to; one that has grown long is set aside, in the place of the one before. */
export async function openLog(layout: Layout): Promise<FileHandle> {
  if ((await logLength(layout)) > LOG_KEPT_BYTES) await rename(layout.log, `${layout.log}.old`);
  return open(layout.log, "a", 0o600);
}

/** How many bytes the log has; 0 when there is none. */
export async function logLength(layout: Layout): Promise<number> {
  return stat(layout.log).then(
    (log) => log.size,
    () => 0,
  );
}

/** What was written since the log had so many bytes. */
export async function logSince(layout: Layout, start: number): Promise<string> {
  const log = await readFile(layout.log).catch(() => Buffer.alloc(0));
  return log.subarray(log.length < start ? 0 : start).toString("utf8");
}
