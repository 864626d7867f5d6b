import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import { openListener } from "../../../platform/db/listen.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { GRILL } from "../../../testing/grill.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { openOrderFeed } from "./order-feed.ts";

const test = await openTestApi();
test.clock.set("2026-11-20T17:00:00Z");
await test.load(GRILL);
const logger = pino({ level: "silent" });
const listener = await openListener(test.pool, logger);
const feed = await openOrderFeed(test.pool, listener, logger);
afterAll(async () => {
  feed.stop();
  await listener.stop();
});

it("A follower of a restaurant is told each of its orders when it is placed, and no other restaurant's", async () => {
  const changed: (string | null)[] = [];
  const follower = {
    onNews: (id: string | null) => changed.push(id),
    onReconnect: () => undefined,
    onEnd: () => undefined,
  };
  const leave = feed.followRestaurant("7", follower);
  const elsewhere: (string | null)[] = [];
  feed.followRestaurant("8", { ...follower, onNews: (id) => elsewhere.push(id) });
  const { body } = await submit(test, aSubmit());
  // The change may arrive twice: by `NOTIFY` and by polling.
  await expect.poll(() => [...new Set(changed)], { timeout: 10_000 }).toEqual([body.order.id]);
  leave();
  const seen: (string | null)[] = [];
  feed.followRestaurant("7", { ...follower, onNews: (id) => seen.push(id) });
  expect((await submit(test, aSubmit())).status).toBe(201);
  await expect.poll(() => new Set(seen).size, { timeout: 10_000 }).toBe(1);
  expect(new Set(changed).size).toBe(1);
  expect(elsewhere).toEqual([]);
});

it("A change whose notification was lost is sent within two seconds, from the restaurant's events", async () => {
  const { body } = await submit(test, aSubmit());
  const orderId: string = body.order.id;
  const changed: (string | null)[] = [];
  const states: string[] = [];
  const leaves = [
    feed.followRestaurant("7", {
      onNews: (id) => changed.push(id),
      onReconnect: () => undefined,
      onEnd: () => undefined,
    }),
    feed.follow(
      { restaurantId: "7", orderId },
      { onState: ({ status }) => states.push(status), onEnd: () => undefined },
    ),
  ];
  // Simulates a server that crashes between the commit and `NOTIFY`.
  const move = (status: string, at: Date) =>
    inTransaction(test.pool, "read committed", async (transaction) => {
      await transaction.query("update orders set status = $2 where id = $1", [orderId, status]);
      const event = { type: "order.started", restaurantId: "7", orderId, orderVersion: 2, at } as const;
      await writeVenueEvents(transaction, [event]);
    });
  await move("in-progress", new Date());
  await expect.poll(() => states.at(-1), { timeout: 10_000 }).toBe("in-progress");
  await move("ready", new Date());
  await expect.poll(() => [states.at(-1), changed.at(-1)], { timeout: 10_000 }).toEqual(["ready", orderId]);
  for (const leave of leaves) leave();
});

it("A follower of a restaurant is told to reload when changes may have been missed, and when the feed stops", async () => {
  const told: string[] = [];
  feed.followRestaurant("7", {
    onNews: () => undefined,
    onReconnect: () => told.push("behind"),
    onEnd: () => told.push("end"),
  });
  await test.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comptoir listener' and datname = current_database()",
  );
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(["behind"]);
  feed.stop();
  expect(told).toEqual(["behind", "end"]);
});
