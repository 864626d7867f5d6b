import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openListener } from "../../platform/db/listen.ts";
import { GRILL } from "../../testing/grill.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";
import { openVenues } from "./venue-cache.ts";

const { pool } = await testDatabase();
const now = new Date("2026-11-20T17:00:00Z");
await importVenueFile(pool, GRILL, { now });
const listener = await openListener(pool, pino({ level: "silent" }));
const venues = await openVenues(pool, listener);
afterAll(() => listener.stop());

const rename = (name: string) =>
  importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, name } }, { now });
const listeners = `from pg_stat_activity where datname = current_database() and application_name = 'comptoir listener'`;
const cutListeners = async () =>
  expect((await pool.query(`select pg_terminate_backend(pid) ${listeners}`)).rowCount).toBe(1);

describe("The memory of restaurants", () => {
  it("reads a restaurant once for each revision", async () => {
    const first = await venues.byId("7");
    expect(await venues.byId("7")).toBe(first);
    expect(await venues.bySlug("the-grill")).toBe(first);
    await rename("The Second Grill");
    await venues.whenCaughtUp();
    const second = await venues.bySlug("the-grill");
    expect(second).not.toBe(first);
    expect(second?.data.name).toBe("The Second Grill");
    expect(second?.revision).toBe((first?.revision ?? 0) + 1);
  });

  it("never answers what is old, while it cannot hear of changes and after it can again", async () => {
    await venues.byId("7");
    await cutListeners();
    await rename("The Third Grill");
    await vi.waitFor(async () => expect((await venues.byId("7"))?.data.name).toBe("The Third Grill"), {
      timeout: 10_000,
    });
    await rename("The Fourth Grill");
    expect((await venues.byId("7"))?.data.name).toBe("The Fourth Grill");
    await vi.waitFor(async () => expect((await pool.query(`select ${listeners}`)).rowCount).toBe(1), {
      timeout: 5_000,
    });
    await rename("The Fifth Grill");
    await venues.whenCaughtUp();
    expect((await venues.byId("7"))?.data.name).toBe("The Fifth Grill");
  });

  it("follows a slug that goes to another restaurant", async () => {
    const moved = { ...GRILL, restaurant: { ...GRILL.restaurant, slug: "the-old-grill" } };
    await importVenueFile(pool, moved, { now, rename: true });
    await importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, id: 8 } }, { now });
    await venues.whenCaughtUp();
    expect((await venues.bySlug("the-grill"))?.id).toBe(8);
    expect((await venues.bySlug("the-old-grill"))?.id).toBe(7);
    expect(await venues.bySlug("nobody")).toBeNull();
  });

  it("drops a hub with each change of its kitchens, and no longer with those that have left it", async () => {
    const group = "harbour";
    const open = (id: number, of: object) =>
      importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, id, slug: `at-${id}`, ...of } }, { now });
    await open(20, { group, marketplace_hub: true });
    await open(21, { group });
    await open(22, { group });
    const kitchens = async () => {
      await venues.whenCaughtUp();
      const hub = await venues.byId("20");
      return { hub, ids: hub?.kitchens?.map(({ id }) => id) };
    };
    const both = await kitchens();
    expect(both.ids).toEqual([21, 22]);
    await open(22, { group: "elsewhere" });
    const left = await kitchens();
    expect(left.ids).toEqual([21]);
    await open(22, { group: "elsewhere", name: "Another name" });
    expect((await kitchens()).hub).toBe(left.hub);
    await open(21, { group, name: "Another name" });
    expect((await kitchens()).hub?.kitchens?.[0]?.data.name).toBe("Another name");
  });
});
