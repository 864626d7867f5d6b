import { timeLimitMs } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openPool } from "./open-pool.ts";
import { inTransaction } from "./transaction.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

const { url } = await testDatabase();
/** Four connections for calls: a restaurant may use two, or three while it is the only one. */
const pool = openPool(url, { connections: 9, waitMs: 600 });
afterAll(() => pool.end());
// Opened before, since on a busy machine a new connection takes longer than a call here may wait for one.
beforeEach(async () => {
  for (;;) {
    const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()));
    for (const one of opened) if (one.status === "fulfilled") one.value.release();
    if (opened.every(({ status }) => status === "fulfilled")) return;
  }
});

/** Opens a transaction of a restaurant that stays open until `end`. */
function hold(restaurantId: string) {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const work = inTransaction(
    pool,
    "read committed",
    () => {
      begin();
      return ended;
    },
    restaurantId,
  );
  return { begun: Promise.race([begun, work]), end, work };
}

describe("A restaurant's share of the connections", () => {
  it("is half of them: a call beyond it waits a little and is told to retry, and others do not wait", async () => {
    const other = hold("8");
    await other.begun;
    const [first, second] = [hold("7"), hold("7")];
    await Promise.all([first.begun, second.begun]);
    const turnedAway = await hold("7").begun.catch((error: Error) => error);
    expect(isDatabaseUnreachable(turnedAway)).toBe(true);
    const another = hold("8");
    await another.begun;
    const third = hold("7");
    first.end();
    await third.begun;
    for (const held of [second, third, other, another]) held.end();
    await Promise.all([first.work, second.work, third.work, other.work, another.work]);
  });

  it("is three quarters while no other restaurant uses the pool, and half again when one does", async () => {
    const alone = [hold("7"), hold("7"), hold("7")] as const;
    await Promise.all(alone.map(({ begun }) => begun));
    const other = hold("8");
    await other.begun;
    const later = hold("7");
    alone[0].end();
    await alone[0].work;
    expect(await later.begun.catch((error: Error) => isDatabaseUnreachable(error)), "two of four are taken").toBe(true);

    const patient = hold("7");
    other.end();
    await patient.begun;
    for (const held of [...alone, patient]) held.end();
    await Promise.all([...alone, patient, other].map(({ work }) => work));
  });
});

describe("A connection whose answer did not come", () => {
  it("is discarded, and its transaction does not wait for it again", async () => {
    const started = performance.now();
    const slow = inTransaction(pool, "read committed", (transaction) => {
      // Disables PostgreSQL's timeout, as if the network had lost its answer.
      return transaction.query("set local statement_timeout = 0").then(() => transaction.query("select pg_sleep(5)"));
    });
    const error = await slow.catch((failure: Error) => failure);
    expect(isDatabaseUnreachable(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(timeLimitMs(400));
    expect(pool.totalCount).toBeLessThan(4);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
