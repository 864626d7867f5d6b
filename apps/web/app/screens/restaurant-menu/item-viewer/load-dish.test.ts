import type { RestaurantData } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { createLoadContext } from "../../../load-context.ts";
import { aFakeApi, aGrill } from "../../../testing/fake-api.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { loadDish } from "./load-dish.ts";

/** Returns whether a dish of a restaurant takes special instructions, for a link. */
function takesMemo(restaurant: Partial<RestaurantData>, query: string): boolean {
  const grill = aGrill(restaurant);
  const context = createLoadContext({ api: aFakeApi(grill).fetch, cspNonce: "" });
  context.set(menuDocumentContext, grill);
  return loadDish(context, parseVisit(new URLSearchParams(query)), { itemId: "7", menuId: null }).takesMemo;
}

test("Special instructions are taken, unless the restaurant hides them for all orders, or for take-out.", () => {
  const asked = (restaurant: Partial<RestaurantData>) =>
    ["tableNum=12", "takeout=true"].map((query) => takesMemo(restaurant, query));
  expect(asked({})).toEqual([true, true]);
  expect(asked({ hide_items_special_instructions: true })).toEqual([false, false]);
  expect(asked({ hide_takeout_special_instructions: true })).toEqual([true, false]);
});

test("menu#suggestions: A dish suggests the restaurant's own suggestions, then dishes ordered together with it, if they can be ordered now.", () => {
  const item = (id: number, but: object = {}) => ({ id, name: `Dish ${id}`, price: "5.00", ...but });
  const items = [item(7), item(8, { upsell_item: true }), item(9), item(10, { sold_out: true, upsell_item: true })];
  const suggested = (restaurant: Partial<RestaurantData> = {}) => {
    const grill = {
      ...aGrill(restaurant),
      menus: [{ id: 1, name: "Menu", items }],
      dish_sales: { popular: [], together: { 7: ["9"] } },
    };
    const context = createLoadContext({ api: aFakeApi(grill).fetch, cspNonce: "" });
    context.set(menuDocumentContext, grill);
    const visit = parseVisit(new URLSearchParams("tableNum=12"));
    return loadDish(context, visit, { itemId: "7", menuId: null }).goesWith.map((dish) => dish.item.id);
  };
  expect(suggested()).toEqual([8, 9]);
  expect(suggested({ k12: true }), "a school's dishes have dates").toEqual([]);
});
