import { expect, test } from "vitest";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { openSite } from "./testing/open-venue.ts";
import { openVisitor } from "./testing/visitor.ts";

// ordering#cart-restore-lines: restores a saved cart after the menu has changed.
const site = await openSite();
const NOW = new Date("2026-11-20T17:00:00Z");
let nextId = 500;

type Dish = Record<string, unknown>;
const FRIES = { id: 20, name: "Fries", price: "10.00" };
const SALAD = { id: 21, name: "Salad", price: "6.00" };
const line = (id: number, quantity: number) => ({ id, orderId: id, quantity, orderOptions: [] });

/**
 * Saves a cart with two Fries and three Salads. Returns `load` to change the menu; `restored` and `cart` read
 * the cart.
 */
async function aKeptCart() {
  nextId += 1;
  const [id, slug] = [nextId, `kept-${nextId}`];
  const load = async (dishes: Dish[], order_options: object = {}) => {
    const restaurant = { id, name: slug, slug, province: "ON", payment_processor: "payOnPremise", order_options };
    const menus = [{ id: 1, name: "Lunch", items: dishes }];
    const result = await importVenueFile(site.pool, { restaurant, menus }, { now: NOW });
    if ("faults" in result) throw new Error(JSON.stringify(result.faults));
  };
  await load([FRIES, SALAD]);
  const visitor = openVisitor(site);
  const headers = { "x-restaurant-id": String(id) };
  const body = { type: "dine-in", tableNum: "1", items: [line(20, 2), line(21, 3)] };
  expect((await visitor.call("/api/orders/set-costs", body, headers)).status).toBe(200);
  const restored = async () => {
    const answer = await visitor.call("/api/cart", undefined, headers);
    const { items, dropped } = (await answer.json()) as { items: Dish[]; dropped: Dish[] };
    return {
      items: items.map((item) => [item.id, item.quantity]),
      dropped: dropped.map((one) => [one.name, one.reason]),
    };
  };
  expect(await restored()).toEqual({
    items: [
      [20, 2],
      [21, 3],
    ],
    dropped: [],
  });
  return { load, restored, cart: async () => (await visitor.go(`/${slug}/cart?tableNum=1`)).page };
}

test("On restore, lines for items missing from the menu are dropped,", async () => {
  const { load, restored, cart } = await aKeptCart();
  await load([SALAD]);
  await expect.poll(restored).toEqual({ items: [[21, 3]], dropped: [["One of your dishes", "missing"]] });
  const page = await cart();
  expect(page).toContain("Salad");
  expect(page).toContain("$18.00");
});

test.each([
  ["sold out", { sold_out: true }],
  ["unpublished", { published_at: null }],
])("and so are those for items that are %s.", async (_how, change) => {
  const { load, restored } = await aKeptCart();
  await load([{ ...FRIES, ...change }, SALAD]);
  await expect.poll(async () => (await restored()).items).toEqual([[21, 3]]);
});

test("Restoring a saved cart reduces or drops an over-limit line.", async () => {
  const { load, restored } = await aKeptCart();
  await load([FRIES, SALAD], { max_items_per_cart: 4 });
  await expect.poll(restored).toEqual({
    items: [
      [20, 2],
      [21, 2],
    ],
    dropped: [["Salad", "over-limit"]],
  });
  await load([FRIES, SALAD], { max_items_per_cart: 2 });
  await expect.poll(restored).toEqual({ items: [[20, 2]], dropped: [["Salad", "over-limit"]] });
});
