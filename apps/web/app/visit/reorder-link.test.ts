import { expect, test } from "vitest";
import { type PastOrder, readReorder, reorderPath, withoutReorder, withReorder } from "./reorder-link.ts";

const past = (kind: PastOrder["destination"]["kind"], type: PastOrder["type"] = "pickup", time: string | null = null) =>
  reorderPath({ id: "o1", type, destination: { kind }, restaurant: { slug: "grill" }, time });

test("A past order is ordered again in the same way: pickup, delivery or catering.", () => {
  expect(past("pickup")).toBe("/grill/cart?takeout=true&takeoutType=pickup&reorder=o1");
  expect(past("delivery-address", "delivery")).toBe("/grill/cart?takeout=true&takeoutType=delivery&reorder=o1");
  const catered = "/grill/cart?catering=true&takeoutType=";
  expect(past("pickup", "generic-catering")).toBe(`${catered}pickup&reorder=o1`);
  expect(past("delivery-address", "generic-catering")).toBe(`${catered}delivery&reorder=o1`);
});

test("ordering#reorder-time: An order for a chosen time is ordered again for the same time of day.", () => {
  expect(past("pickup", "pickup", "18:15")).toBe("/grill/cart?takeout=true&takeoutType=pickup&reorder=o1&time=18:15");
  expect(past("pickup", "generic-catering", "11:30")).toMatch(/^\/grill\/cart\?catering=true.*&time=11:30$/);
  expect(past("table", "dine-in", "18:15")).toBe("/grill?reorder=o1");
});

test("A table order leads to the menu, which asks for the table; suite and school orders cannot be ordered again.", () => {
  expect(past("table", "dine-in")).toBe("/grill?reorder=o1");
  expect([past("suite", "catering"), past("school-date", "school")]).toEqual([null, null]);
});

test("The past order is parsed from the link, and removed from it once it is in the cart.", () => {
  expect(readReorder(new URLSearchParams("takeout=true&reorder=o1"))).toBe("o1");
  expect(withoutReorder("?takeout=true&reorder=o1")).toBe("?takeout=true");
  expect(withoutReorder("?tableNum=A%2012")).toBe("?tableNum=A%2012");
});

test("Before hydration, the page's links carry the past order.", () => {
  expect(withReorder("/grill/cart?tableNum=12", "o1")).toBe("/grill/cart?tableNum=12&reorder=o1");
  expect(withReorder("/grill/cart", "o1")).toBe("/grill/cart?reorder=o1");
  expect(withReorder("/grill/cart", null)).toBe("/grill/cart");
});
