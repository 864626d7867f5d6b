// @vitest-environment happy-dom
import type { MenuDocument } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { aRestaurant } from "@comptoir/test-kit";
import { expect, test } from "vitest";
import { writeCartCopy } from "../../cart/cart-copy.ts";
import { findDishes } from "../../cart/known-dish.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { GroupOffer } from "./group-offer.tsx";
import { TableOffer } from "./table-offer.tsx";

const SETTINGS = { order_options: { group_ordering: true } };
const GRILL = aGrill(SETTINGS);
const HALL: MenuDocument = {
  ...aGrill({ ...SETTINGS, marketplace_hub: true }),
  kitchens: [aRestaurant({ id: 802, name: "Tacos" })],
  menus: [{ id: "802~1", name: "Tacos", items: [{ id: "802~7", name: "Taco", price: "12.00" }] }],
};

function Offers() {
  return (
    <>
      <p>Offers</p>
      <TableOffer />
      <GroupOffer />
    </>
  );
}

/** Returns what the cart's offers read for a visit with a dish in the cart. */
async function offersAt(document: MenuDocument, visit: string) {
  const menuId = document.menus[0]?.id ?? 0;
  const id = document.menus[0]?.items?.[0]?.id ?? 0;
  const line = { orderId: 1, id, menuId, sectionId: null, quantity: 1, options: [], memo: null };
  const dishes = findDishes(document.menus, id);
  writeCartCopy(document.restaurant.id, { lines: [line], dishes, agreed: null, unsaved: true });
  const screen = { path: "cart", loader: () => null, Component: Offers };
  const diner = dinerAt(await openScreen(`/grill/cart?${visit}`, screen, document, aFakeApi(document)));
  await diner.sees("Offers");
  return diner;
}

const PICKUP = "takeout=true&takeoutType=pickup";

test("table#on: At a table a restaurant and a food hall offer to order together.", async () => {
  for (const document of [GRILL, HALL]) {
    const diner = await offersAt(document, "tableNum=12");
    await diner.sees(m.table_offer());
    expect(diner.reads()).not.toContain(m.group_offer());
  }
});

test("table#group-open: A pickup order offers a group by a link, but not at a food hall.", async () => {
  const grill = await offersAt(GRILL, PICKUP);
  await grill.sees(m.group_offer());
  const hall = await offersAt(HALL, PICKUP);
  expect(hall.reads()).not.toContain(m.group_offer());
  expect(hall.reads()).not.toContain(m.table_offer());
});
