import { readFile } from "node:fs/promises";
import { importVenue } from "./import-venue.ts";
import type { RunningComptoir } from "./start-comptoir.ts";
import { VENUE_IDS } from "./venue-ids.ts";

const BRAISE = new URL("../../demo/venues/braise.json", import.meta.url);
const ON_PREMISE = { id: VENUE_IDS.onPremise, slug: "braise-on-premise", payment_processor: "payOnPremise" };
/** The id of Braise once more, where nothing is taken by card. */
export const ON_PREMISE_ID = String(ON_PREMISE.id);
/** One address places all orders of the benchmark: nothing limits them, so that nobody counts them. */
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

/** Brings in a restaurant whose orders are paid there, as many as one address likes. */
export async function importUnpaidVenue(comptoir: RunningComptoir): Promise<void> {
  const { discounts: _codes, gift_cards: _cards, ...braise } = JSON.parse(await readFile(BRAISE, "utf8"));
  const { restaurant } = braise;
  const orderOptions = { ...restaurant.order_options, unpaid_orders: UNPAID };
  await importVenue(comptoir, { ...braise, restaurant: { ...restaurant, ...ON_PREMISE, order_options: orderOptions } });
}
