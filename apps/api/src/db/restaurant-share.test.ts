import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openPool } from "./open-pool.ts";
import { inTransaction } from "./transaction.ts";
import { isDatabaseUnreachable } from "./unreachable.ts";

const { url } = await testDatabase();
/** Four connections for calls, of which a restaurant may have two beside others, and three alone. */
const pool = openPool(url, { connections: 9, waitMs: 600 });
afterAll(() => pool.end());

/** A transaction of a restaurant that stays open until `end`. */
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
  beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterAll(() => void vi.useRealTimers());
  const aMinutePasses = () => vi.advanceTimersByTime(60_001);
  beforeEach(aMinutePasses);
  const serve = async (restaurantId: string) => {
    const held = hold(restaurantId);
    held.end();
    await held.work;
  };

  it("is nearly all of them while nobody asks for another one, and one is left for who does", async () => {
    await serve("7");
    const alone = [hold("7"), hold("7"), hold("7")];
    await Promise.all(alone.map(({ begun }) => begun));
    expect(isDatabaseUnreachable(await hold("7").begun.catch((error: Error) => error))).toBe(true);
    await serve("8");
    const waiting = hold("7");
    alone[0]?.end();
    await alone[0]?.work;
    let hasBegun = false;
    void waiting.begun.then(() => {
      hasBegun = true;
    });
    // The other's call takes longer than the waiting one would need to begin.
    await serve("8");
    expect(hasBegun).toBe(false);
    alone[1]?.end();
    await waiting.begun;
    for (const held of [waiting, ...alone]) held.end();
    await Promise.all([waiting, ...alone].map(({ work }) => work));
  });

  it("is nearly all of them again when nobody has asked for another one for a minute", async () => {
    await serve("8");
    const beside = [hold("7"), hold("7")];
    await Promise.all(beside.map(({ begun }) => begun));
    aMinutePasses();
    const third = hold("7");
    await third.begun;
    expect(pool.totalCount - pool.idleCount).toBe(3);
    for (const held of [third, ...beside]) held.end();
    await Promise.all([third, ...beside].map(({ work }) => work));
  });

  it("is half of them: who comes beyond it waits a little and is asked to come back, and others are not held up", async () => {
    await serve("8");
    const [first, second] = [hold("7"), hold("7")];
    await Promise.all([first.begun, second.begun]);
    const turnedAway = await hold("7").begun.catch((error: Error) => error);
    expect(isDatabaseUnreachable(turnedAway)).toBe(true);
    const other = hold("8");
    await other.begun;
    const third = hold("7");
    first.end();
    await third.begun;
    for (const held of [second, third, other]) held.end();
    await Promise.all([first.work, second.work, third.work, other.work]);
  });
});

describe("A connection whose answer did not come", () => {
  it("is dropped, and its transaction is not waited for again", async () => {
    const started = performance.now();
    const slow = inTransaction(pool, "read committed", (transaction) => {
      // Neither of PostgreSQL's own limits, as if what it says got lost.
      return transaction.query("set local statement_timeout = 0").then(() => transaction.query("select pg_sleep(5)"));
    });
    const error = await slow.catch((failure: Error) => failure);
    expect(isDatabaseUnreachable(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(pool.totalCount).toBeLessThan(4);
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
