import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import { UNPAID } from "./comptoir/unpaid-venue.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Findings, formatNumber } from "./findings.ts";
import type { Answers, Load } from "./load/load.ts";
import { takeTurns } from "./take-turns.ts";

const SCHEDULING_AIM_MS = 3;
const LATER_RATIO_AIM = 1.3;
const ORDERS_IN_HORIZON = 2_000;
const HORIZON_DAYS = 20;
const ID = VENUE_IDS.times;
const BRAISE = new URL("../demo/venues/braise.json", import.meta.url);
const EVERY_DAY = Array.from({ length: 7 }, (_, weekday) => ({ weekday, start_time: "00:00", end_time: "24:00" }));
const INTERVALS = [15, 35, 45];
const HEADERS = { "content-type": "application/json", "x-restaurant-id": String(ID) };
const ITEMS = INTERVALS.map((_, index) => ({ id: index + 1, orderId: index + 1, quantity: 1, orderOptions: [] }));
const CONTACT = { full_name: "Benoît Tremblay", email: "benoit@example.test", phone_number: "514 555 0134" };

/** Measures finding times for a cart of three menus, and an order for a slot against an order for now. */
export async function measureTimes(bench: Bench): Promise<Findings> {
  const { comptoir, generator, rounds, stretchSeconds } = bench;
  await importVenue(comptoir, await threeMenus());
  await fillSlots(comptoir.databaseUrl);
  const body = JSON.stringify({ type: "pickup", items: ITEMS });
  const at = await slotToOrder(comptoir.address, body);
  const load = (path: string, sent: string, freshKeys: boolean) => ({
    stretch: () =>
      generator.ask<Answers>({
        url: `${comptoir.address}/api/orders${path}`,
        method: "POST",
        headers: HEADERS,
        body: sent,
        ...(freshKeys ? { freshKeys } : {}),
        connections: 1,
        until: { seconds: stretchSeconds },
      } satisfies Load),
    cpuUsed: comptoir.cpuUsed,
  });
  const turns = [load("/scheduling", body, false), load("", order(null), true), load("", order(at), true)];
  const [times, now, later] = await takeTurns(turns, rounds);
  if (!times || !now || !later) throw new Error("A measurement is missing.");
  const ratio = later.spread.medianMs / now.spread.medianMs;
  return {
    title: `Times of a cart over three menus, with ${ORDERS_IN_HORIZON} orders in the next ${HORIZON_DAYS} days`,
    rows: [
      { what: "scheduling", ...times },
      { what: "order for right now", ...now },
      { what: "order for a slot", ...later },
    ],
    aims: [
      {
        aim: `scheduling: median under ${SCHEDULING_AIM_MS} ms`,
        found: `${formatNumber(times.spread.medianMs)} ms`,
        met: times.spread.medianMs < SCHEDULING_AIM_MS,
      },
      {
        aim: `an order for a slot: at most ${LATER_RATIO_AIM} times an order for right now`,
        found: formatNumber(ratio),
        met: ratio <= LATER_RATIO_AIM,
      },
    ],
  };
}

/** Returns a restaurant that is always open, with three menus of one dish and their own slots. */
async function threeMenus() {
  const braise = JSON.parse(await readFile(BRAISE, "utf8"));
  return {
    restaurant: {
      ...{ id: ID, name: "Three menus", slug: "three-menus", payment_processor: "payOnPremise", hours: EVERY_DAY },
      tax_rate: braise.restaurant.tax_rate,
      order_options: { max_advanced_order_days: HORIZON_DAYS, unpaid_orders: UNPAID },
    },
    menus: INTERVALS.map((ordering_interval, index) => ({
      ...{ id: index + 1, name: `Menu ${index + 1}`, ordering_interval, max_orders_per_interval: 100_000 },
      items: [{ id: index + 1, name: `Dish ${index + 1}`, price: "10.00" }],
    })),
  };
}

/** Adds orders to slots of the next days, until there are `ORDERS_IN_HORIZON`. */
async function fillSlots(databaseUrl: string): Promise<void> {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await db.query(
      `insert into slot_counts (restaurant_id, menu_id, slot_starts_at, taken)
       select $1, menu, date_trunc('day', now()) + (n * interval '15 minutes'), 1
       from generate_series(1, 3) as menu, generate_series(1, $2::int) as n`,
      [String(ID), Math.floor(ORDERS_IN_HORIZON / 3)],
    );
  } finally {
    await db.end();
  }
}

/** Returns a time two days ahead; checks that scheduling works. */
async function slotToOrder(address: string, body: string): Promise<string> {
  const answer = await fetch(`${address}/api/orders/scheduling`, { method: "POST", headers: HEADERS, body });
  const { days } = (await answer.json()) as { days?: { slots: { at: string }[] }[] };
  const at = days?.[2]?.slots[20]?.at;
  if (at === undefined) throw new Error(`scheduling returned ${answer.status} without times`);
  return at;
}

function order(date: string | null): string {
  const data = { config: { restaurantId: ID }, items: ITEMS, costs: {}, checkout: { contact: CONTACT }, date };
  return JSON.stringify({ type: "pickup", data });
}
