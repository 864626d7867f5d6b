import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { endLeases } from "../testing/end-leases.ts";
import { GRILL } from "../testing/grill.ts";
import { ISSUE_CARD, newGuest, type Outcome, PAID_STEAK, placePatiently } from "../testing/order-over-http.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool, url } = await testDatabase();
const processes = new Set<ApiProcess>();

async function start(fault?: { at: string; signal: NodeJS.Signals }): Promise<ApiProcess> {
  const started = await startApiProcess(url, fault);
  processes.add(started);
  started.ended.then(() => processes.delete(started));
  return started;
}

beforeAll(async () => {
  const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: new Date() });
  await pool.query(ISSUE_CARD);
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
});

/** Runs clients that order one after the other, each order under its own key, while `happen` disturbs the servers. */
async function orderMeanwhile(originOf: () => string, happen: () => Promise<void>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      // A new guest each time: a card attempt that a killed server left open still counts for its guest.
      outcomes.push(await placePatiently(originOf, PAID_STEAK, newGuest()));
      await momentLater(outcomes.length);
    }
  };
  const clients = Array.from({ length: runLength({ quick: 2, full: 20 }) }, client);
  await happen().finally(() => {
    isOver = true;
  });
  await Promise.all(clients);
  return outcomes;
}

/** Waits for a delay that depends on the number. */
function momentLater(number: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, (number * 37) % 101);
  return promise;
}

describe("Promises 1 and 3", () => {
  it("hold when API servers are killed or suspended at any moment: one payment, one order", async () => {
    const all = ["authorise:after:3", "capture:before:2", "authorise:before:3", "capture:after:2"];
    const moments = all.slice(0, runLength({ quick: 1, full: all.length }));
    let api = await start({ at: moments[0] ?? "", signal: "SIGKILL" });
    const outcomes = await orderMeanwhile(
      () => api.origin,
      async () => {
        for (const at of moments.slice(1)) {
          const next = await start({ at, signal: "SIGKILL" });
          await api.ended;
          api = next;
        }
        const sleeper = await start({ at: "authorise:after:3", signal: "SIGSTOP" });
        await api.ended;
        api = sleeper;
        for (let kill = 1; kill <= runLength({ quick: 1, full: 100 }); kill += 1) {
          const next = await start();
          await momentLater(kill);
          if (api !== sleeper) api.signal("SIGKILL");
          api = next;
        }
        // The leases of `sleeper` have expired, and its clients have ordered at other servers: it must not
        // overwrite their orders.
        sleeper.signal("SIGCONT");
        await momentLater(1);
      },
    );
    expect(outcomes.filter(({ status }) => status !== 201)).toEqual([]);
    const answered = outcomes.map(({ orderId }) => orderId);
    expect(new Set(answered).size).toBe(answered.length);
    const { rows } = await pool.query("select id from orders where id = any($1)", [answered]);
    expect(rows).toHaveLength(answered.length);
    await endLeases(pool);
    const { orders, captures } = await checkBooks(pool);
    expect(captures).toBe(orders);
    expect(orders).toBe(answered.length);
  }, 3_600_000);
});
