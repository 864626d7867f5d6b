import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { countAttempt } from "../../people/attempts.store.ts";
import type { Database } from "../../platform/db/database.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { openGoodCards } from "./good-cards.ts";

const { pool } = await testDatabase();
const logger = pino({ level: "silent" });
const WINDOW_MS = 15 * 60_000;

beforeEach(async () => {
  await emptyTables(pool, "rate_limits");
  for (let card = 0; card < 5; card += 1) await countAttempt(pool, "a session", WINDOW_MS);
});
const counted = async () =>
  (await pool.query("select points from rate_limits where key = 'a session'")).rows[0]?.points as number;

/** Returns a database whose first queries fail: `before` they run, or `after`, when only the answer is lost. */
function cutting(...cuts: readonly ("before" | "after")[]) {
  let tries = 0;
  const query = async (...asked: unknown[]) => {
    const cut = cuts[tries];
    tries += 1;
    if (cut === "before") throw new Error("Connection terminated unexpectedly");
    const answer = await (pool.query as (...all: unknown[]) => Promise<unknown>)(...asked);
    if (cut === "after") throw new Error("Connection terminated unexpectedly");
    return answer;
  };
  return { database: { query } as unknown as Database, tries: () => tries };
}

describe("Good cards", () => {
  it("are taken back when the database answers again, since a diner would have to wait for what PostgreSQL's end did", async () => {
    const { database } = cutting("before", "before");
    const cards = openGoodCards(database, logger, WINDOW_MS);
    cards.giveBack(["a session", "a session", "a session"]);
    await vi.waitFor(async () => expect(await counted()).toBe(2), { timeout: 20_000 });
    await cards.stop();
  });

  it("are decremented once when the answer was lost, since twice would allow one more stolen card", async () => {
    const { database, tries } = cutting("after", "after");
    const cards = openGoodCards(database, logger, WINDOW_MS);
    cards.giveBack(["a session", "a session"]);
    await vi.waitFor(() => expect(tries()).toBe(3), { timeout: 20_000 });
    await cards.stop();
    expect(await counted()).toBe(3);
  });

  it("are taken back before the server stops at the latest, and one whose database is away stops all the same", async () => {
    const late = openGoodCards(cutting("before").database, logger, WINDOW_MS);
    late.giveBack(["a session"]);
    await late.stop();
    expect(await counted()).toBe(4);
    const never = openGoodCards(cutting(...Array<"before">(1_000).fill("before")).database, logger, WINDOW_MS);
    never.giveBack(["a session"]);
    await never.stop();
    expect(await counted()).toBe(4);
  });
});
