import { demonstrationVenues } from "@comptoir/demo";
import { testDatabase } from "@comptoir/test-kit/database";
import { expect, test } from "vitest";
import { emptyTables } from "../../api/src/testing/empty-tables.ts";
import { loadDemonstration } from "./demonstration.ts";

const { pool } = await testDatabase();
const now = new Date("2026-06-01T16:00:00Z");

const slugs = async () => (await pool.query("select slug from restaurants order by slug")).rows.map((row) => row.slug);
const whole = (await demonstrationVenues())
  .map(({ venue }) => (venue as { restaurant: { slug: string } }).restaurant.slug)
  .sort();

/*
 * Loading the demonstration takes seconds, so each test begins with what the one before left, and completes it if it ran
 * alone.
 */

test("An empty database gets every venue of the demonstration.", async () => {
  await emptyTables(pool, "restaurants");
  const venues = await loadDemonstration(pool, now);
  expect(await slugs()).toEqual(whole);
  expect(venues.map(({ slug }) => slug).sort()).toEqual(whole);
});

test("On a later day the stadium has an event on that day; suites with orders keep their event.", async () => {
  const eventIds = async () =>
    (await pool.query("select id from events order by starts_at, id")).rows.map(({ id }) => id);
  await loadDemonstration(pool, now);
  expect(await eventIds()).toEqual(["tonight", "next-month"]);
  await pool.query(
    "insert into suite_orders (restaurant_id, suite_id, order_id, kind, placed_at) values ('12', 'tonight-201', gen_random_uuid(), 'event-day', now())",
  );
  const venues = await loadDemonstration(pool, new Date("2026-06-03T16:00:00Z"));
  expect(await eventIds()).toEqual(["tonight", "tonight-2026-06-03", "next-month"]);
  expect(venues.find(({ slug }) => slug === "harbour-stadium")?.visit).toBe("eventSuite=next-month-201");
  const { rows } = await pool.query("select id from event_suites where event_id = 'tonight'");
  expect(rows).toEqual([{ id: "tonight-201" }]);
  await loadDemonstration(pool, new Date("2026-06-03T17:00:00Z"));
  expect(await eventIds()).toEqual(["tonight", "tonight-2026-06-03", "next-month"]);
});

test("The next start completes an interrupted first start.", async () => {
  await loadDemonstration(pool, now);
  await pool.query("delete from restaurants where slug <> $1", [whole[0]]);
  await loadDemonstration(pool, now);
  expect(await slugs()).toEqual(whole);
});

test("Nothing is added to a database with a restaurant of the operator.", async () => {
  await loadDemonstration(pool, now);
  await pool.query("delete from restaurants where slug <> $1", [whole[0]]);
  await pool.query("update restaurants set slug = 'chez-nous'");
  expect(await loadDemonstration(pool, now)).toEqual([]);
  expect(await slugs()).toEqual(["chez-nous"]);
});

test("Servers that start together on one database load it once.", async () => {
  await emptyTables(pool, "restaurants");
  const [one, other] = await Promise.all([loadDemonstration(pool, now), loadDemonstration(pool, now)]);
  expect(one).toEqual(other);
  expect(await slugs()).toEqual(whole);
});
