import { ACCOUNT_CREDIT, type Cents, cents, GIFT_CARD, POINTS, sumCents } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { operationsOf } from "../tender/means/index.ts";
import { type DayPosting, loadDay } from "./day-totals.store.ts";

/** A tax of a day. `rate` is decimal text. */
export type DayTax = { readonly tax: "tax1" | "tax2"; readonly rate: string; readonly cents: Cents };
export type DayAmount = { readonly name: string; readonly cents: Cents };

/**
 * What a kitchen sold on a day, and how it was paid. The methods sum to the total; the total includes taxes
 * and tips.
 */
export type DayTotals = {
  readonly restaurantId: string;
  readonly slug: string | null;
  readonly province: string | null;
  /** Orders placed that day, including those that were cancelled or changed later. */
  readonly orders: number;
  /** Dishes and mandatory charges after discounts and refunds, without taxes. */
  readonly salesCents: Cents;
  readonly taxes: readonly DayTax[];
  readonly tipsCents: Cents;
  readonly totalCents: Cents;
  /** The amount that each means paid. Account credit is negative if cancelled days added more than orders spent. */
  readonly methods: readonly DayAmount[];
  /** Movements at gateways and on gift cards on that day, whenever the orders were placed. */
  readonly movements: readonly DayAmount[];
};

const OF_SALES = new Set(["sale", "sale-reversed", "refund"]);
/** Means that are listed apart from the order's payment method, with the kinds of their ledger entries. */
const APART = [GIFT_CARD, POINTS, ACCOUNT_CREDIT].map(({ name }) => {
  const { account } = operationsOf({ means: name });
  return { name, kinds: new Set([account?.taken, account?.back]) };
});

/**
 * Totals each kitchen's sales of a local day (`2026-11-20`), by tax and method, and its movements of money.
 * An order belongs to the day on which it was placed. A null `restaurantId` means all restaurants.
 * payment#books-day, operations#books-day-command.
 */
export async function totalsOfDay(
  { database }: { readonly database: Database },
  { day, restaurantId }: { readonly day: string; readonly restaurantId: string | null },
): Promise<readonly DayTotals[]> {
  const kitchens = totalDay(await loadDay(database, day, restaurantId));
  // With a `restaurantId`, `loadDay` also returns postings of the hub's gift cards; the hub's own totals are
  // left out.
  return kitchens.filter((kitchen) => restaurantId === null || kitchen.restaurantId === restaurantId);
}

/** Totals the postings of a day by kitchen. payment#books-day. */
export function totalDay(postings: readonly DayPosting[]): readonly DayTotals[] {
  return [...Map.groupBy(postings, ({ restaurantId }) => restaurantId).values()].map((own) =>
    totalKitchen(own, postings),
  );
}

function totalKitchen(postings: readonly DayPosting[], ofAll: readonly DayPosting[]): DayTotals {
  const [{ restaurantId, slug, province }] = postings as [DayPosting, ...DayPosting[]];
  const sold = postings.filter(({ kind }) => OF_SALES.has(kind));
  const credit = (account: string) => negated(sold.filter((one) => one.account === account));
  const placed = sold.filter(({ kind, account }) => kind === "sale" && account === "due");
  return {
    restaurantId,
    slug,
    province,
    orders: placed.reduce((sum, { orders }) => sum + orders, 0),
    salesCents: credit("sales"),
    taxes: taxesOf(sold),
    tipsCents: credit("tips"),
    totalCents: sumCents(sold.filter(({ account }) => account === "due").map((one) => one.cents)),
    // A hub's gift card counts as a payment method of the kitchen that sold the order, and as a movement of
    // the hub.
    methods: methodsOf(ofAll.filter((one) => (one.soldBy ?? one.restaurantId) === restaurantId)),
    movements: movementsOf(postings),
  };
}

function taxesOf(sold: readonly DayPosting[]): DayTax[] {
  const accounts = Map.groupBy(
    sold.filter(({ account }) => account.startsWith("tax")),
    ({ account }) => account,
  );
  return [...accounts].map(([account, ofIt]) => {
    const [tax = "", rate = ""] = account.split(":");
    return { tax: tax as DayTax["tax"], rate, cents: negated(ofIt) };
  });
}

/**
 * Returns the totals by method. What gift cards, points or credit paid is subtracted from the order's own
 * method.
 */
function methodsOf(postings: readonly DayPosting[]): DayAmount[] {
  const owed = postings.filter(
    ({ account, kind }) => account === "due" && (OF_SALES.has(kind) || APART.some(({ kinds }) => kinds.has(kind))),
  );
  const methods = [...Map.groupBy(owed, ({ method }) => method ?? "none")].map(([name, ofIt]) => ({
    name,
    cents: sumCents(ofIt.map((one) => one.cents)),
  }));
  const others = APART.map(({ name, kinds }) => ({ name, cents: negated(owed.filter(({ kind }) => kinds.has(kind))) }));
  return [...methods, ...others].filter((one) => one.cents !== 0);
}

/** Returns movements by account and kind: money at gateways, and value on gift cards. */
function movementsOf(postings: readonly DayPosting[]): DayAmount[] {
  const money = postings.filter(({ account }) => account.startsWith("gateway:") || account === "gift-cards");
  return [...Map.groupBy(money, ({ kind, account }) => `${account} ${kind}`)].map(([name, ofIt]) => ({
    name,
    // Card balances are credits in the ledger, so they are negative; the sign is flipped for display.
    cents: name.startsWith("gift-cards ") ? negated(ofIt) : sumCents(ofIt.map((one) => one.cents)),
  }));
}

function negated(postings: readonly DayPosting[]): Cents {
  return cents(-sumCents(postings.map((one) => one.cents)));
}
