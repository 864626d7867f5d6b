import { randomUUID } from "node:crypto";
import type { Caller } from "@comptoir/contract/client";
import { calls } from "@comptoir/contract/client";
import type { VenueFile } from "@comptoir/venue-file";
import { linesOf, type Meal } from "./meals.ts";
import { answerOf, EveningRefusal, newVisitor, type Site } from "./visitor.ts";

/** How a guest gets the food: at a table, at the counter, or at an address. */
export type Way =
  | { readonly to: "table"; readonly table: string }
  | { readonly to: "counter" }
  | { readonly to: "address"; readonly address: string; readonly notes: string | null };

/** What one guest orders. `ahead`: for the first free time so many minutes from now; null for as soon as possible. */
export type GuestOrder = {
  readonly name: string;
  readonly way: Way;
  readonly meal: Meal;
  readonly ahead: number | null;
  readonly notes: string | null;
};

/** An order that was placed, with all that its guest needs to change or cancel it. */
export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly guest: Caller;
  readonly body: ReturnType<typeof bodyOf>;
};

const MINUTE_MS = 60_000;
/** A test card of the sandbox, which is approved. */
const CARD_NUMBER = "4242424242424242";

/** Orders like a guest's page: prices the cart, gets a card's token, and places the order. */
export async function orderAsGuest(
  site: Site,
  venue: Pick<VenueFile, "menus">,
  order: GuestOrder,
  now: Date,
): Promise<PlacedOrder> {
  const guest = newVisitor(site);
  const type = TYPES[order.way.to];
  const items = linesOf(venue, order.meal);
  const table = order.way.to === "table" ? { tableNum: order.way.table } : {};
  await answerOf("The cart", calls.setCosts(guest, { type, items, ...table }));
  const date = order.ahead === null ? null : await firstTime(guest, { type, items, from: after(now, order.ahead) });
  const body = bodyOf(order, { restaurantId: site.restaurantId, items, date, card: await newCard(guest) });
  const { order: placed } = await answerOf("The order", calls.submitOrder(guest, randomUUID(), body));
  return { id: placed.id, number: placed.number, guest, body };
}

/** Changes an order for a chosen time: twice as many of its first dish. */
export async function changeAsGuest({ id, guest, body }: PlacedOrder): Promise<void> {
  const [first, ...others] = body.data.items;
  const items = first ? [{ ...first, quantity: first.quantity * 2 }, ...others] : [];
  const card = await newCard(guest);
  const changed = { ...body, data: { ...body.data, items, checkout: { ...body.data.checkout, card } } };
  await answerOf("The change", calls.changeOrder(guest, id, randomUUID(), changed));
}

/** Cancels an order for a chosen time. */
export async function cancelAsGuest({ id, guest }: PlacedOrder): Promise<void> {
  await answerOf("The cancellation", calls.cancelOrder(guest, id));
}

const TYPES = { table: "dine-in", counter: "pickup", address: "delivery" } as const;

type Parts = {
  readonly restaurantId: string;
  readonly items: ReturnType<typeof linesOf>;
  readonly date: string | null;
  readonly card: Card;
};

function bodyOf({ name, way, notes }: GuestOrder, { restaurantId, items, date, card }: Parts) {
  return {
    type: TYPES[way.to],
    data: {
      config: { restaurantId, ...(way.to === "table" ? { tableNum: way.table } : {}) },
      items,
      costs: { tip: { type: "percentage" as const, percentageValue: "18" } },
      checkout: {
        paymentMethod: "credit_card",
        // Without an address no mails are sent; a counter and a courier have a number to call.
        contact: { full_name: name, ...(way.to === "table" ? {} : { phone_number: "416-555-0123" }) },
        card,
        pickup: { notes },
        ...(way.to === "address" ? { delivery: { type: "address", address: way.address, notes: way.notes } } : {}),
      },
      date,
    },
  };
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString();

type Wanted = {
  readonly type: "dine-in" | "pickup" | "delivery";
  readonly items: Parts["items"];
  readonly from: string;
};

/** Returns the first offered time that is not before `from`. */
async function firstTime(guest: Caller, { type, items, from }: Wanted): Promise<string> {
  const { days } = await answerOf("The times", calls.findTimes(guest, { type, items, delivery: type === "delivery" }));
  const times = days.flatMap(({ slots }) => slots.map(({ at }) => at));
  const time = times.find((at) => Date.parse(at) >= Date.parse(from));
  if (time === undefined) throw new Error("No time is offered.");
  return time;
}

type Card = { readonly token: string; readonly type: string; readonly last4: string; readonly expiry_date: string };

async function newCard({ fetch, origin }: Caller): Promise<Card & { readonly postal_code: string }> {
  const sent = { number: CARD_NUMBER, expiry_date: "12/39", cvd: "123" };
  const request = new Request(`${origin}/sandbox-gateway/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sent),
  });
  const response = await fetch(request).catch(() => null);
  const answer = response?.ok ? ((await response.json()) as Card) : null;
  if (answer === null) throw new EveningRefusal("The card", response?.status ?? 0, null);
  return { ...answer, postal_code: "M5V 2T6" };
}
