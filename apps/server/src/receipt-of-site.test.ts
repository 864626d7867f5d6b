import { expect, it } from "vitest";
import { aLine, openSite } from "./testing/open-venue.ts";

const site = await openSite();

it("makes the receipt of a dish whose name has another script or an emoji", async () => {
  const venue = await site.open((file) => Object.assign(file.dish, { name: "حمص ᐃᓄᒃ 🍟" }));
  const placed = await venue.post("/orders", {
    type: "dine-in",
    data: { config: { tableNum: "1" }, items: [aLine()], costs: {}, checkout: { contact: { full_name: "Noor" } } },
  });
  const { order } = JSON.parse(placed);
  const receipt = await site.ask(`/${order.restaurant.slug}/orders/${order.id}/receipt.pdf`);
  expect(receipt.status).toBe(200);
  expect((await receipt.text()).slice(0, 5)).toBe("%PDF-");
});
