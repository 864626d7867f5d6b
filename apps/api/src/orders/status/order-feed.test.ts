import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { openListener } from "../../db/listen.ts";
import { GRILL } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
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

it("A restaurant's orders can be followed: each is told as it is placed, and nobody else's", async () => {
  const changed: string[] = [];
  const follower = { onChange: (id: string) => changed.push(id), onReconnect: () => undefined, onEnd: () => undefined };
  const leave = feed.followRestaurant("7", follower);
  const elsewhere: string[] = [];
  feed.followRestaurant("8", { ...follower, onChange: (id) => elsewhere.push(id) });
  const { body } = await submit(test, aSubmit());
  await listener.caughtUp();
  expect(changed).toEqual([body.order.id]);
  leave();
  expect((await submit(test, aSubmit())).status).toBe(201);
  await listener.caughtUp();
  expect(changed).toHaveLength(1);
  expect(elsewhere).toEqual([]);
});

it("Who follows a restaurant is told to look again when changes may have been missed, and when the feed stops", async () => {
  const told: string[] = [];
  feed.followRestaurant("7", {
    onChange: () => undefined,
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
