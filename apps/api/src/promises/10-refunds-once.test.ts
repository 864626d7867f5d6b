import { randomUUID } from "node:crypto";
import { cents } from "@comptoir/ordering";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { refundOrder } from "../ordering/orders/refund/refund-order.ts";
import { checkBooks } from "../testing/check-books.ts";
import { GRILL } from "../testing/grill.ts";
import { ISSUE_CARD, newGuest, PAID_STEAK } from "../testing/order-over-http.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { QUICK_CONFIG } from "../testing/serve-api.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { submit } from "../testing/submit.ts";
import { callOf } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// An API without workers: the killed processes and their successors do the due work.
const { pool, url } = await testDatabase();
const api = await createApi({ pool, config: QUICK_CONFIG });
afterAll(() => api.stop());
const test = { call: callOf(api) };
const processes = new Set<ApiProcess>();

beforeAll(async () => {
  const restaurant = { ...GRILL.restaurant, payment_processor: "sandbox", hours: [] };
  await importVenueFile(pool, { ...GRILL, restaurant }, { now: new Date() });
  await pool.query(ISSUE_CARD);
});
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
});

async function start(at?: string): Promise<ApiProcess> {
  const started = await startApiProcess(url, at ? { at, signal: "SIGKILL" } : undefined);
  processes.add(started);
  started.ended.then(() => processes.delete(started));
  return started;
}
/** Makes pending refunds due at once, instead of in some seconds. */
const makeDue = () => pool.query("update refunds set settle_after = now() where status = 'refunding'");

describe("Promise 10: a refund whose servers are killed between its steps", () => {
  it("is paid once, wherever the servers are killed", async () => {
    const steps = ["refund:after:1", "refund:before:1"].slice(0, runLength({ quick: 1, full: 2 }));
    const rounds = runLength({ quick: 1, full: 10 });
    for (const at of steps) {
      for (let round = 0; round < rounds; round += 1) {
        const placed = await submit(test, PAID_STEAK, { headers: { ...newGuest() } });
        expect(placed.status, JSON.stringify(placed.body)).toBe(201);
        const orderId = placed.body.order.id as string;
        await processPaymentsNow(pool);
        // This process has no refund worker: the processes that are started below find the refund's due row.
        const deps = { database: pool, clock: () => new Date() };
        const request = { key: randomUUID(), reason: null, what: { of: "amount", amountCents: cents(500) } } as const;
        const refund = () => refundOrder(deps, { restaurantId: "7", orderId }, request);
        expect(await refund()).toMatchObject({ given: { toCard: "5.00" }, isReplayed: false });
        await makeDue();
        const killed = await start(at);
        await killed.ended;
        expect(await refund()).toMatchObject({ isReplayed: true });
        await makeDue();
        const recovering = await start();
        await checkBooks(pool);
        recovering.signal("SIGKILL");
        await recovering.ended;
        const { rows } = await pool.query(
          `select count(*)::int as times, sum(l.amount_cents)::int as cents
           from sandbox_gateway.ledger l join payments p on p.id = l.reference where p.order_id = $1 and l.kind = 'refund'`,
          [orderId],
        );
        expect(rows).toEqual([{ times: 1, cents: 500 }]);
      }
    }
  }, 3_600_000);
});
