import { expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { exportVenue } from "../venue-files/export-venue.ts";

const { call, load, pool } = await openTestApi();

it("menu#prix-fixe: a dish of a prix-fixe section costs its price and a supplement, in data.json, in the cart and in the bill", async () => {
  const items = [
    { id: 90, name: "Risotto", price: "0.00" },
    {
      id: 91,
      name: "Duck",
      price: "6.50",
      options: [{ id: 92, name: "Sauces", values: [{ id: 93, name: "Pepper", price: "1.50" }] }],
    },
  ];
  const section = { id: 9, name: "Table d’hôte", type: "prix-fixe", price: "45.00", items };
  const [dinner] = GRILL.menus;
  await load({ ...GRILL, menus: [{ ...dinner, items: [], sections: [section] }] });

  const { body } = await call("/menu/the-grill/data.json");
  expect(body.menus[0].sections[0].items.map(({ price }: { price: string }) => price)).toEqual(["45.00", "51.50"]);

  const sauced = { ...line(91, { orderOptions: [{ id: 92, values: [{ id: 93, quantity: 1 }] }] }), section_id: 9 };
  const cart = { items: [{ ...line(90), section_id: 9 }, sauced], type: "dine-in", tableNum: 12 };
  const { body: bill } = await call("/api/orders/set-costs", cart, AT_THE_GRILL);
  expect(bill.orderItems.map(({ orderPrice }: { orderPrice: string }) => orderPrice)).toEqual(["45.00", "53.00"]);
  expect(bill.costs.subtotal).toBe("98.00");

  const exported = await exportVenue(pool, "7");
  expect(exported.menus[0]?.sections?.[0]?.items?.map(({ price }) => price)).toEqual(["0.00", "6.50"]);
});
