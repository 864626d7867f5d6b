import { runWithLocale } from "@comptoir/messages/server";
import { expect, test } from "vitest";
import { whenLabel } from "./when-words.ts";

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
  ["delivered as soon as possible", { destination: AREA, date: null }, "On its way around", "Départ vers"],
  ["delivered at a chosen time", { destination: AREA, date: CHOSEN }, "Delivery around", "Livraison vers"],
  ["brought to a suite", { destination: SUITE, date: CHOSEN }, "In the suite", "Dans la loge"],
])("The time of an order that is %s has a label.", (_, order, english, french) => {
  const said = (locale: "en-CA" | "fr-CA") => runWithLocale(locale, () => whenLabel(order as never));
  expect([said("en-CA"), said("fr-CA")]).toEqual([english, french]);
});
