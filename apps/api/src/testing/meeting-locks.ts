import type pg from "pg";
import { vi } from "vitest";

/**
 * Runs `ask` while another transaction holds the locks of `statements`, and commits that once `ask` waits for
 * a lock or is done. The commit is therefore between the snapshot of a statement of `ask` and its lock.
 * @param waiting number of backends that must wait before the commit
 */
export async function meetingLocks<Result>(
  pool: pg.Pool,
  statements: string,
  ask: () => Promise<Result>,
  waiting = 1,
): Promise<Result> {
  const other = await pool.connect();
  try {
    await other.query(`begin; ${statements}`);
    let isAnswered = false;
    const answer = ask().finally(() => {
      isAnswered = true;
    });
    await vi.waitUntil(async () => isAnswered || (await waitingBackends(pool)) >= waiting, 10_000);
    await other.query("commit");
    return await answer;
  } finally {
    other.release();
  }
}

export async function isWaitedFor(pool: pg.Pool, waiting: number): Promise<void> {
  await vi.waitUntil(async () => (await waitingBackends(pool)) >= waiting, 10_000);
}

async function waitingBackends(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0].waiting;
}
