import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/db/transaction.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { recordEvents } from "../analytics/own-analytics.ts";
import { type NewVenueEvent, pruneVenueEvents, readVenueEvents, writeVenueEvents } from "./venue-events.store.ts";

const test = await openCommandLine();
const { call, clock, comptoir, load, pool } = test;
const [dinner, pickup, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: { ...GRILL.restaurant, order_options: { ...ANY_NUMBER_OPEN, cancelling: { before_minutes: 0 } } },
  menus: [dinner, { ...pickup, items: [{ id: 20, name: "Box", price: "15.00", stock: 3 }] }, ...others],
};
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "restaurants, orders, order_lines, order_events, unpaid_orders");
  await load(VENUE);
  await emptyTables(pool, "venue_events, venue_event_sequences, venue_event_readers");
});

const BOX = { kind: "item", id: "20" };
const LATER = "2026-11-20T18:30:00.000Z";
const cookie = `comptoir_session=${randomBytes(32).toString("base64url")}`;
const anOrder = async (quantity = 1): Promise<string> => {
  const answer = await submit(test, aPickup({ items: [line(20, { quantity })], date: LATER }), { headers: { cookie } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order.id;
};
const told = async (after = 0) =>
  (await readVenueEvents(pool, { restaurantId: "7", after, limit: 1_000 })).map(
    ({ sequence, type, orderId, orderVersion, data }) => [sequence, type, orderId, orderVersion, data] as const,
  );
/** The actor of what a command did. */
const BY_COMMAND = { byGuest: false, by: "restaurant" };
const anEvent = (at: Date, restaurantId = "7"): NewVenueEvent => {
  return { restaurantId, type: "order.changed", orderId: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", orderVersion: 2, at };
};

describe("operations#venue-events: what happens to an order", () => {
  it("is an event with its sequence at the restaurant and the order's version: placed, changed, refunded, moved, cancelled", async () => {
    const id = await anOrder();
    const change = aPickup({ items: [line(20, { quantity: 2 })], date: LATER });
    const key = { "idempotency-key": crypto.randomUUID(), cookie, ...AT_THE_GRILL };
    expect((await call(`/api/orders/${id}/change`, change, key)).status).toBe(200);
    const refund = await comptoir("orders", "refund", "the-grill", id, "--amount", "1.00");
    expect(refund.exit, refund.err).toBe(0);
    expect((await comptoir("orders", "move", "the-grill", id, "in-progress")).exit).toBe(0);
    expect((await comptoir("orders", "move", "the-grill", id, "cancelled")).exit).toBe(0);
    expect(await told()).toEqual([
      [1, "order.placed", id, 1, {}],
      [2, "order.changed", id, 2, {}],
      [3, "refund.made", id, 3, { refundId: expect.any(String) }],
      // An order for later that begins now is fired by that.
      [4, "order.fired", id, 4, BY_COMMAND],
      [5, "order.started", id, 4, BY_COMMAND],
      [6, "order.cancelled", id, 5, BY_COMMAND],
    ]);
  });

  it("is an event for each dish whose last portion was sold or given back", async () => {
    const id = await anOrder(3);
    expect((await comptoir("orders", "move", "the-grill", id, "cancelled")).exit).toBe(0);
    expect(await told()).toEqual([
      [1, "order.placed", id, 1, {}],
      [2, "item.sold_out", null, null, { things: [BOX] }],
      [3, "order.cancelled", id, 2, BY_COMMAND],
      [4, "item.restocked", null, null, { things: [BOX] }],
    ]);
  });

  it("is told of a guest's own cancellation as theirs, and read on from any event", async () => {
    const id = await anOrder();
    expect((await call(`/api/orders/${id}/cancel`, {}, { cookie, ...AT_THE_GRILL })).status).toBe(200);
    expect(await told(1)).toEqual([[2, "order.cancelled", id, 2, { byGuest: true, by: "guest" }]]);
  });

  it("is no event if it did not happen: a refused order, or a refused move", async () => {
    const id = await anOrder(3);
    expect((await submit(test, aPickup({ items: [line(20)], date: LATER }), { headers: { cookie } })).status).toBe(409);
    expect((await comptoir("orders", "move", "the-grill", id, "placed")).exit).not.toBe(0);
    expect((await told()).map(([, type]) => type)).toEqual(["order.placed", "item.sold_out"]);
  });
});

describe("operations#venue-events: what happens to a restaurant", () => {
  it("is an event: a pause and its end, sold-out and restocked dishes, a published menu", async () => {
    for (const argv of [
      ["pause", "the-grill", "--until", "13:00"],
      ["resume", "the-grill"],
      ["sold-out", "the-grill", "Box"],
      ["restock", "the-grill", "Box"],
    ]) {
      expect((await comptoir(...argv)).exit).toBe(0);
    }
    await load({ ...VENUE, menus: [dinner, ...others] });
    expect((await told()).map(([, type, , , data]) => [type, data])).toEqual([
      ["venue.paused", { until: "2026-11-20T18:00:00.000Z", reason: "staff" }],
      ["venue.resumed", {}],
      ["item.sold_out", { things: [BOX] }],
      ["item.restocked", { things: [BOX] }],
      ["menu.published", {}],
    ]);
  });
});

describe("operations#venue-event-readers: a reader", () => {
  it("has each event once, even with concurrent readers, and again if its transaction is rolled back", async () => {
    await Promise.all(Array.from({ length: 6 }, () => anOrder().catch(() => null)));
    const standing = await told();
    const seen: { type: string; count: number }[] = [];
    let failures = 0;
    const read = () =>
      recordEvents(pool, {
        record: (happened) => {
          failures += 1;
          if (failures === 1) throw new Error("ends in the middle");
          seen.push(happened);
        },
      });
    await expect(read()).rejects.toThrow("ends in the middle");
    await Promise.all([read(), read(), read()]);
    expect(seen.reduce((sum, { count }) => sum + count, 0)).toBe(standing.length);
    await read();
    expect(seen.reduce((sum, { count }) => sum + count, 0)).toBe(standing.length);
  });

  it("continues with the next batch if there are more events than one batch has", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await inTransaction(pool, "read committed", (transaction) =>
        writeVenueEvents(
          transaction,
          Array.from({ length: 90 }, () => anEvent(clock.now())),
        ),
      );
    }
    const counts: number[] = [];
    await recordEvents(pool, { record: ({ count }) => counts.push(count) });
    expect(counts).toEqual([100, 100, 70]);
  });
});

describe("operations#venue-events: the sequence of a restaurant", () => {
  it("has no gap after a rollback, and an event is never visible before an earlier one", async () => {
    const restaurants = ["7", "8"] as const;
    let isOver = false;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 25; turn += 1) {
        // Names one restaurant, or both restaurants in either order, as a hub's orders do.
        const named = [[restaurants[turn % 2]], [...restaurants], [...restaurants].reverse()][turn % 3] as string[];
        await inTransaction(pool, "read committed", async (transaction) => {
          await writeVenueEvents(
            transaction,
            named.map((id) => anEvent(clock.now(), id)),
          );
          if ((turn + writer) % 5 === 0) throw new Error("rolled back");
        }).catch((error: Error) => expect(error.message).toBe("rolled back"));
      }
    });
    const readers = restaurants.map(async (restaurantId) => {
      const seen: number[] = [];
      for (let wasOver = false; !wasOver; ) {
        wasOver = isOver;
        const news = await readVenueEvents(pool, { restaurantId, after: seen.at(-1) ?? 0, limit: 7 });
        seen.push(...news.map(({ sequence }) => sequence));
        if (news.length > 0) wasOver = false;
      }
      return seen;
    });
    await Promise.all(writers);
    isOver = true;
    for (const seen of await Promise.all(readers)) {
      expect(seen.length).toBeGreaterThan(80);
      expect(seen).toEqual(seen.map((_, index) => index + 1));
    }
  });

  it("continues after events were deleted, which happens after thirty days", async () => {
    const write = (at: string) =>
      inTransaction(pool, "read committed", (transaction) => writeVenueEvents(transaction, [anEvent(new Date(at))]));
    await write("2026-10-20T17:00:00Z");
    await write("2026-11-01T17:00:00Z");
    expect(await pruneVenueEvents(pool, clock.now(), 100)).toBe(1);
    await write("2026-11-20T17:00:00Z");
    expect((await told()).map(([sequence]) => sequence)).toEqual([2, 3]);
  });
});
