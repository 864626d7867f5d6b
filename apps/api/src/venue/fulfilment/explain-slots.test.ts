import { describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { aPickup, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { buildVenue } from "../venues/loaded-venue.ts";
import { loadStoredVenue, type StoredVenue } from "../venues/restaurants.store.ts";
import { explainSlots } from "./explain-slots.ts";

const test = await openTestApi();
const { clock, load, pool } = test;
await load(GRILL);
const explain = async (at: string) => {
  const venue = buildVenue((await loadStoredVenue(pool, { restaurantId: "7" })) as StoredVenue);
  return explainSlots({ database: pool, clock: clock.now }, venue, new Date(at));
};

describe("time#why-full: a slot", () => {
  it("is explained by the orders wanted in it, and its valid holds", async () => {
    clock.set("2026-11-20T17:00:00Z");
    expect((await submit(test, aPickup({ date: "2026-11-21T18:00:00Z" }))).status).toBe(201);
    await pool.query(
      `update slot_counts set holds = jsonb_build_object('a', $1::int8, 'b', $2::int8), held_minutes = '{"a": 4}'`,
      [Date.parse("2026-11-20T17:05:00Z"), Date.parse("2026-11-20T16:59:00Z")],
    );
    const [menu, ...others] = await explain("2026-11-21T18:10:00Z");
    expect(others).toEqual([]);
    expect(menu).toMatchObject({
      name: "Pickup",
      state: "limited",
      slot: {
        interval: { start: { date: "2026-11-21", minutes: 13 * 60 } },
        limits: { orders: 2, prepMinutes: null },
        orders: [{ number: 1, type: "pickup" }],
        holds: [{ until: new Date("2026-11-20T17:05:00Z"), prepMinutes: 4 }],
      },
    });
  });

  it("is none while the restaurant is closed", async () => {
    expect(await explain("2026-11-21T04:00:00Z")).toEqual([{ name: "Pickup", state: "closed" }]);
  });
});
