import { beforeEach, describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { hideRestaurant, showRestaurant } from "./hide-restaurant.ts";

const test = await openCommandLine();
const { api, call, comptoir, load, pool } = test;
const OF_GRILL = { restaurantId: "7" };
const restaurant = { ...GRILL.restaurant, hours: [], group: "grills" };
await load({ ...GRILL, restaurant });
await load({ ...GRILL, restaurant: { ...restaurant, id: 8, slug: "beside" } });

beforeEach(() => pool.query("update orders set status = 'completed'"));

const menuOf = (slug: string) => call(`/menu/${slug}/data.json`);
const listed = async () => {
  const { body } = await call("/api/restaurants/geolocation-search", { group: "grills" });
  return body.results.map(({ slug }: { slug: string }) => slug).sort();
};

describe("operations#hidden-venues: comptoir venue hide", () => {
  it("takes a restaurant away from guests at once, and brings it back", async () => {
    expect([(await menuOf("the-grill")).status, await listed()]).toEqual([200, ["beside", "the-grill"]]);
    const { exit, out } = await comptoir("venue", "hide", "the-grill");
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringContaining("(the-grill) is hidden.") });
    expect([(await menuOf("the-grill")).status, await listed()]).toEqual([404, ["beside"]]);
    const sitemap = await call("/sitemap.xml");
    expect(JSON.stringify(sitemap.body)).not.toContain("the-grill");
    const { status, body } = await submit(test, aSubmit());
    expect({ status, code: body.code }).toEqual({ status: 404, code: "restaurant_unknown" });
    expect((await comptoir("orders", "list", "the-grill")).exit).toBe(0);
    expect((await comptoir("venue", "show", "the-grill", "beside")).exit).toBe(0);
    expect([(await menuOf("the-grill")).status, await listed()]).toEqual([200, ["beside", "the-grill"]]);
  });

  it("hides none that has open orders, whose guests follow them there", async () => {
    expect((await submit(test, aSubmit())).status).toBe(201);
    const { exit, err } = await comptoir("venue", "hide", "the-grill");
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining("1 open orders") });
    expect((await menuOf("the-grill")).status).toBe(200);
  });
});

describe("A restaurant that is hidden by a call", () => {
  it("is hidden once, however often it is said, and shown again", async () => {
    for (const _ of ["once", "again"])
      expect(await hideRestaurant({ database: pool }, OF_GRILL)).toEqual({ hidden: true });
    await api.whenCaughtUp();
    expect((await menuOf("the-grill")).status).toBe(404);
    await showRestaurant({ database: pool }, OF_GRILL);
    await api.whenCaughtUp();
    expect((await menuOf("the-grill")).status).toBe(200);
  });

  it("stays where it has open orders, and says how many", async () => {
    expect((await submit(test, aSubmit())).status).toBe(201);
    expect(await hideRestaurant({ database: pool }, OF_GRILL)).toEqual({ refused: { code: "orders-open", open: 1 } });
    expect((await menuOf("the-grill")).status).toBe(200);
  });
});
