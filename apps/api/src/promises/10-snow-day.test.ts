import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { runLength } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { cancelDay } from "../ordering/orders/days/cancel-day.ts";
import { differencesOf } from "../testing/check-books.ts";
import { register, type SignedIn } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { orderDates, SCHOOL } from "../testing/school.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Goal: a snow day refunds every order once. Method: a process that cancels a school's date with many orders
 * is killed half-way; then two processes cancel it at once.
 */

const test = await openTestApi();
const { call, clock, load, pool, url } = test;
await load(SCHOOL);
clock.set("2026-11-20T17:00:00Z");

const ORDERS = runLength({ quick: 12, full: 2_000 });
const PARENTS = runLength({ quick: 3, full: 50 });
/** Time limit for the comparison of the books: thousands of orders take some seconds. */
const BOOKS_MS = runLength({ quick: 5_000, full: 60_000 });
const DATE = "2026-11-26";
const place = (who: SignedIn | null, dates = [DATE]) =>
  orderDates(
    test,
    who,
    dates.map((date) => ({ date, items: [{ id: date === DATE ? 10 : 20 }] })),
  );

/** Cancels the date in a process that is killed after this many orders. */
async function killedAfter(orders: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../testing/cancel-day-process.ts")], {
    env: { ...process.env, DATABASE_URL: url, RESTAURANT: "school", DATE, SLOW_AFTER: String(orders) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = 0;
  child.stdout.on("data", (text: Buffer) => {
    said += text.toString().split("\n").length - 1;
    if (said >= orders) child.kill("SIGKILL");
  });
  await once(child, "exit");
}

describe("school#snow-day: a snow day", () => {
  it(
    "credits each account once, even if it is killed half-way and resumed by two servers, and leaves other days unchanged",
    async () => {
      const parents: SignedIn[] = [];
      for (let at = 0; at < PARENTS; at += 1)
        parents.push(await register(test, { email: `${randomUUID()}@example.ca` }));
      const [first] = parents;
      const [, other] = await place(first ?? null, [DATE, "2026-12-01"]);
      for (let at = 1; at < ORDERS; at += 1) await place(parents[at % PARENTS] ?? null);
      const [ofGuest] = await place(null, [DATE, "2026-12-01"]);
      await processPaymentsNow(pool);

      const third = Math.floor(ORDERS / 3);
      await killedAfter(third);
      const { rows: halfWay } = await pool.query(
        "select count(*) filter (where status = 'cancelled')::int as done, count(*) filter (where status <> 'cancelled')::int as left from orders where destination ->> 'date' = $1",
        [DATE],
      );
      expect(halfWay[0].done).toBeGreaterThanOrEqual(third);
      expect(halfWay[0].left).toBeGreaterThan(0);
      const again = () => cancelDay({ database: pool, clock: clock.now }, { restaurantId: "school", date: DATE });
      const [one, two] = await Promise.all([again(), again()]);
      expect(one.left + two.left).toBe(0);
      expect(await again()).toEqual({ credited: 0, givenBack: 0, left: 0 });

      const { rows: credits } = await pool.query(
        "select count(*)::int as entries, sum(amount_cents)::int as cents, (select sum(balance_cents)::int from account_credits) as balances from account_credit_entries",
      );
      expect(credits).toEqual([{ entries: ORDERS, cents: ORDERS * 600, balances: ORDERS * 600 }]);
      const { rows: open } = await pool.query(
        "select count(*)::int as n from orders where destination ->> 'date' = $1 and status <> 'cancelled'",
        [DATE],
      );
      expect(open).toEqual([{ n: 0 }]);
      expect((await call(`/api/orders/${other?.id}`)).body.order.status).toBe("placed");
      const { rows: refunds } = await pool.query("select order_id, card_cents::int from refunds");
      expect(refunds).toEqual([{ order_id: ofGuest?.id, card_cents: 600 }]);
      await processPaymentsNow(pool);
      await expect.poll(() => differencesOf(pool), { timeout: BOOKS_MS }).toEqual([]);
    },
    runLength({ quick: 120_000, full: 600_000 }),
  );
});
