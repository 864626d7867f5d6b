import { runWithLocale } from "@comptoir/messages/server";
import { expect, test } from "vitest";
import { hasToldTime, toldAt, whenLabel } from "./when-words.ts";

const TABLE = { kind: "table", tableNum: "12" } as const;
const PICKUP = { kind: "pickup" } as const;
const AREA = { kind: "delivery-area", location: "Library", area: null, notes: null } as const;
const SUITE = { kind: "suite", suiteId: "201" } as const;

/** A time that a diner chose. An order for as soon as possible has null instead of a time. */
const CHOSEN = "2026-11-20T23:15:00Z";

test.each([
  ["served at a table", { destination: TABLE, date: null }, "At your table around", "À votre table vers"],
  ["picked up as soon as possible", { destination: PICKUP, date: null }, "Ready around", "Prête vers"],
  ["picked up at a chosen time", { destination: PICKUP, date: CHOSEN }, "Pickup", "À ramasser"],
  [
    "delivered as soon as possible",
    { destination: AREA, date: null },
    "Ready for the courier around",
    "Prête à être livrée vers",
  ],
  [
    "delivered, with the way",
    { destination: AREA, date: null, travelMinutes: 20 },
    "Delivery around",
    "Livraison vers",
  ],
  ["delivered at a chosen time", { destination: AREA, date: CHOSEN }, "Delivery around", "Livraison vers"],
  ["brought to a suite", { destination: SUITE, date: CHOSEN }, "In the suite", "Dans la loge"],
])("The time of an order that is %s has a label.", (_, order, english, french) => {
  const said = (locale: "en-CA" | "fr-CA") => runWithLocale(locale, () => whenLabel(order as never));
  expect([said("en-CA"), said("fr-CA")]).toEqual([english, french]);
});

test("time#travel-time: a delivery's time is the kitchen's and the way; every other order's is the kitchen's.", () => {
  expect(toldAt({ readyAt: "2026-11-20T23:15:00.000Z", travelMinutes: 20 })).toBe("2026-11-20T23:35:00.000Z");
  expect(toldAt({ readyAt: "2026-11-20T23:15:00.000Z", travelMinutes: null })).toBe("2026-11-20T23:15:00.000Z");
});

test("time#promised-time: an order has a time if its diner chose one, or if the kitchen takes time.", () => {
  const [placedAt, later] = ["2026-11-20T23:00:00.000Z", "2026-11-20T23:15:00.000Z"];
  expect(hasToldTime({ date: null, placedAt, readyAt: later })).toBe(true);
  expect(hasToldTime({ date: CHOSEN, placedAt, readyAt: placedAt })).toBe(true);
  expect(hasToldTime({ date: null, placedAt, readyAt: placedAt })).toBe(false);
});
