import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { instantOf, type Logger, loadDemonstrationReset, localMomentOf, type Repeated, repeat } from "@comptoir/api";
import pg from "pg";
import { isResetDue, resetDemonstration } from "./demonstration-reset.ts";

const CHECK_EVERY_MS = 30_000;
const ZONE = "America/Toronto";
/** The hour of the night in `ZONE` at which the demonstration is erased. */
const RESET_HOUR = 4;
const HOUR_MS = 3_600_000;

type Deps = {
  /** For the pool of calls: whether a reset is due. */
  readonly pool: pg.Pool;
  /** For a connection without timeouts, which keeps a lock. */
  readonly url: string;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** The folder of this server's messages. */
  readonly outbox: string;
};

/**
 * Erases and loads the demonstration each night at four, or at once if the server was down by then; of several servers, one
 * does. Then every server deletes the earlier messages of its outbox. venue#demonstration-reset.
 */
export function keepResetting({ pool, url, clock, logger, outbox }: Deps): Repeated {
  let clearedTo = 0;
  return repeat(CHECK_EVERY_MS, "demonstration-reset", logger, async () => {
    const onlySince = nightBegan(clock());
    if (await isResetDue(pool, onlySince)) {
      const answer = await onOwnPool(url, (own) => resetDemonstration(own, { clock, besideOthers: true, onlySince }));
      if ("refused" in answer) logger.error({ event: "demonstration_not_reset", ...answer.refused });
      else logger.info({ event: "demonstration_reset" });
    }
    const last = await loadDemonstrationReset(pool, {});
    const begunAt = last?.completedAt ? last.begunAt.getTime() : 0;
    if (begunAt > clearedTo) await deleteFilesBefore(outbox, begunAt);
    clearedTo = begunAt;
  });
}

/** Returns the last moment at which it was four in the morning. */
export function nightBegan(now: Date): Date {
  const { date } = localMomentOf(new Date(now.getTime() - RESET_HOUR * HOUR_MS), ZONE);
  return instantOf({ date, minutes: RESET_HOUR * 60 }, ZONE);
}

async function onOwnPool<Result>(url: string, act: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => undefined);
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

async function deleteFilesBefore(folder: string, moment: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && found.mtimeMs < moment) await rm(file, { force: true });
  }
}
