import { readFile } from "node:fs/promises";
import { importVenue } from "./import-venue.ts";
import type { RunningComptoir } from "./start-comptoir.ts";
import { VENUE_IDS } from "./venue-ids.ts";

const BRAISE = new URL("../../demo/venues/braise.json", import.meta.url);
const ON_PREMISE = { id: VENUE_IDS.onPremise, slug: "braise-on-premise", payment_processor: "payOnPremise" };
export const ON_PREMISE_ID = String(ON_PREMISE.id);
/** Settings without order limits, because one network address places all orders of the benchmark. */
export const UNPAID = {
  open_per_guest: 0,
  open_per_address: 0,
  per_minute_per_guest: 0,
  per_minute_per_address: 0,
  slot_percent_per_guest: 100,
  stock_percent_per_guest: 100,
  stock_percent_per_address: 100,
  slot_percent_per_address: 100,
};

export async function importUnpaidVenue(comptoir: RunningComptoir): Promise<void> {
  await importLike(comptoir, ON_PREMISE);
}

/** Imports `count` restaurants with payment on premise, with the ids after `first`; returns their ids. */
export async function importUnpaidVenues(
  comptoir: RunningComptoir,
  count: number,
  first: number = VENUE_IDS.besideEachOther,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => first + index);
  for (const id of ids) await importLike(comptoir, { ...ON_PREMISE, id, slug: `braise-${id}` });
  return ids.map(String);
}

async function importLike(
  comptoir: RunningComptoir,
  own: { readonly id: number; readonly slug: string; readonly payment_processor: string },
): Promise<void> {
  const { discounts: _codes, gift_cards: _cards, ...braise } = JSON.parse(await readFile(BRAISE, "utf8"));
  const { restaurant } = braise;
  const orderOptions = { ...restaurant.order_options, unpaid_orders: UNPAID };
  await importVenue(comptoir, { ...braise, restaurant: { ...restaurant, ...own, order_options: orderOptions } });
}
