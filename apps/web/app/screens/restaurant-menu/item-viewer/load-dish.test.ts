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

test("Special instructions are taken, unless the restaurant hides them everywhere, or for what is taken out.", () => {
  const asked = (restaurant: Partial<RestaurantData>) =>
    ["tableNum=12", "takeout=true"].map((query) => takesMemo(restaurant, query));
  expect(asked({})).toEqual([true, true]);
  expect(asked({ hide_items_special_instructions: true })).toEqual([false, false]);
  expect(asked({ hide_takeout_special_instructions: true })).toEqual([true, false]);
});
