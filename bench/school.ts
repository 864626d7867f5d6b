import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import type { CpuUsed } from "./comptoir/start-comptoir.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import type { Answers } from "./load/load.ts";
import { FRESH_KEY, type Load } from "./load/load.ts";
import { makeCards, orderHeaders } from "./order-body.ts";
import { type Measured, type Turn, takeTurns } from "./take-turns.ts";

const WEEK_AIM_MS = 5;
const ORDER_AIM = 3;
const ID = VENUE_IDS.school;
const DATES = 10;
const DISHES = 10;
/** Orders per second of a stretch, whether for one date or for ten. */
const ORDERS_A_SECOND = 20;
const DAY_MS = 86_400_000;
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Measures reading a school's week, cached and uncached, and orders by card for one date and for ten. */
export async function measureSchool({ comptoir, generator, rounds, stretchSeconds }: Bench): Promise<Findings> {
  await importVenue(comptoir, aSchool());
  const cards = await makeCards(comptoir.address, 1);
  const dates = await datesToOrder(comptoir.address);
  const turn = (load: Omit<Load, "connections" | "url"> & { readonly path: string }): Turn => ({
    stretch: () => generator.ask<Answers>({ ...load, url: comptoir.address + load.path, connections: 1 }),
    cpuUsed: comptoir.cpuUsed,
  });
  const order = (howMany: number) =>
    turn({
      path: "/api/orders/create-k12-order",
      method: "POST",
      headers: orderHeaders(String(ID)),
      body: orderOf(dates.slice(0, howMany), cards[0]),
      freshKeys: true,
      until: { answers: Math.ceil(ORDERS_A_SECOND * stretchSeconds) },
    });
  const week = turn({
    path: `/api/rotational-menus?start_date=${dateIn(0)}&end_date=${dateIn(6)}&ordering_menus=true`,
    method: "GET",
    headers: { "x-restaurant-id": String(ID) },
    until: { seconds: stretchSeconds },
  });
  const first = { stretch: () => weeksForTheFirstTime(comptoir.address), cpuUsed: comptoir.cpuUsed };
  const [again, fresh, one, ten] = await takeTurns([week, first, order(1), order(DATES)], rounds);
  if (!again || !fresh || !one || !ten) throw new Error("A measurement is missing.");
  return {
    title: `A school's week of ${DISHES} dishes a day, and its order by card`,
    rows: [
      { what: "week, looked at again", ...again },
      { what: "week, for the first time", ...fresh },
      { what: "order of one date", ...one },
      { what: `order of ${DATES} dates`, ...ten },
    ],
    aims: [weekAim(fresh), orderAim(one, ten)],
  };
}

/** Returns a school that is always open, with ten dishes for each weekday. */
function aSchool() {
  const days = [...WEEKDAYS, "saturday", "sunday"];
  return {
    restaurant: {
      ...{ id: ID, name: "A school", slug: "a-school", k12: true, payment_processor: "sandbox", province: "ON" },
      tax_rate: { tax1: "0.13" },
      order_options: { max_advanced_order_days: 30, weekend_ordering: true },
    },
    menus: days.map((day, at) => ({
      ...{ id: day, name: `Lunch of ${day}` },
      items: Array.from({ length: DISHES }, (_, dish) => ({
        ...{ id: 100 * at + dish + 1, name: `Dish ${dish} of ${day}`, price: "6.50", allergens: ["Dairy", "Egg"] },
        description: "With a salad, a fruit of the season and milk, or water instead.",
      })),
    })),
    rotations: [
      {
        id: "lunch",
        name: "Lunch",
        start_date: "2020-01-06",
        weeks: [Object.fromEntries(days.map((day) => [day, [day]]))],
      },
    ],
  };
}

type Day = {
  readonly date: string;
  readonly cutoff: string;
  readonly menus: readonly { readonly items: { id: number }[] }[];
};

/** Returns the next dates that can be ordered, each with a dish. */
async function datesToOrder(address: string): Promise<{ readonly date: string; readonly dish: number }[]> {
  const range = new URLSearchParams({ start_date: dateIn(1), end_date: dateIn(1 + DATES), ordering_menus: "true" });
  const answer = await fetch(`${address}/api/rotational-menus?${range}`, {
    headers: { "x-restaurant-id": String(ID) },
  });
  const { days } = (await answer.json()) as { days: Day[] };
  const open = days.filter(({ cutoff }) => Date.parse(cutoff) > Date.now() + DAY_MS / 12);
  return open.map(({ date, menus }) => ({ date, dish: menus[0]?.items[0]?.id ?? 0 }));
}

function orderOf(dates: Awaited<ReturnType<typeof datesToOrder>>, card: object | undefined): string {
  const rotationalMenuOrders = dates.map(({ date, dish }, at) => ({
    ...{ date, orderId: at + 1 },
    items: [{ id: dish, orderId: at + 1, quantity: 1, orderOptions: [] }],
  }));
  const contact = { full_name: "Benoît Tremblay", email: `${FRESH_KEY}@example.test`, phone_number: "514 555 0134" };
  const paid = { ...card, type: "VISA", expiry_date: "12/30", postal_code: "M5V 1J5" };
  const checkout = { contact, paymentMethod: "credit_card", card: paid };
  return JSON.stringify({ type: "school", data: { rotationalMenuOrders, costs: {}, checkout } });
}

/** Reads more weeks than a school's cache holds, so that they are uncached. */
async function weeksForTheFirstTime(address: string): Promise<Answers> {
  const milliseconds: number[] = [];
  const started = performance.now();
  for (let week = 0; week < 70; week += 1) {
    const range = `start_date=${dateIn(7 * week)}&end_date=${dateIn(7 * week + 6)}&ordering_menus=true`;
    const began = performance.now();
    const answer = await fetch(`${address}/api/rotational-menus?${range}`, {
      headers: { "x-restaurant-id": String(ID) },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`The menus of a week returned ${answer.status}.`);
    milliseconds.push(performance.now() - began);
  }
  const seconds = (performance.now() - started) / 1_000;
  return {
    milliseconds: Float64Array.from(milliseconds),
    seconds,
    statuses: { 200: milliseconds.length },
    failures: 0,
  };
}

const sumOf = (cpu: CpuUsed | null) => cpu && cpu.server + cpu.postgres;

function weekAim({ cpuPerCall }: Measured): Aim {
  const cpuMs = sumOf(cpuPerCall);
  return {
    aim: `a week of ${DISHES} dishes a day: under ${WEEK_AIM_MS} ms of CPU, also for the first time`,
    found: cpuMs === null ? "not known on this system" : `${formatNumber(cpuMs)} ms`,
    met: cpuMs === null ? null : cpuMs < WEEK_AIM_MS,
  };
}

function orderAim(one: Measured, ten: Measured): Aim {
  const [ofOne, ofTen] = [sumOf(one.cpuPerCall), sumOf(ten.cpuPerCall)];
  const ratio = ofOne === null || ofTen === null ? null : ofTen / ofOne;
  return {
    aim: `an order of ${DATES} dates: at most ${ORDER_AIM} times the CPU of one`,
    found: ratio === null ? "not known on this system" : formatNumber(ratio),
    met: ratio === null ? null : ratio <= ORDER_AIM,
  };
}
