import type { DayTotalsData } from "@comptoir/contract";
import { ACCOUNT_CREDIT, type Cents, cents, GIFT_CARD, POINTS, sumCents } from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import { CHARGE, DISCOUNT } from "../ledger/sale.ts";
import { FEE_ACCOUNT, TABLE_PAID_KIND, TABLE_PAYMENT_KINDS, TABLE_SHARES } from "../ledger/steps.ts";
import { operationsOf } from "../tender/means/index.ts";
import { type DayPosting, loadDays, type NamedPosting } from "./day-postings.store.ts";

/** What a kitchen sold on a day, and how it was paid. payment#books-day. */
export type KitchenTotals = DayTotalsData & { readonly restaurantId: string; readonly slug: string | null };

const OF_SALES = new Set(["sale", "sale-reversed", "refund"]);
const OF_TABLE_PAYMENTS: ReadonlySet<string> = new Set(Object.values(TABLE_PAYMENT_KINDS));
/** Means that are listed apart from the order's payment method, with the kinds of their ledger entries. */
const APART = [
  ...[GIFT_CARD, POINTS, ACCOUNT_CREDIT].map(({ name }) => {
    const { account } = operationsOf({ means: name });
    return { name, kinds: new Set([account?.taken, account?.back]) };
  }),
  { name: TABLE_SHARES, kinds: new Set([TABLE_PAID_KIND]) },
];

/**
 * Totals each kitchen's sales of a local day (`2026-11-20`), by tax and method, and its movements of money.
 * An order belongs to the day on which it was placed. A null `restaurantId` means all restaurants.
 * payment#books-day, operations#books-day-command.
 */
export async function totalsOfDay(
  { database }: { readonly database: Queryable },
  { day, restaurantId }: { readonly day: string; readonly restaurantId: string | null },
): Promise<readonly KitchenTotals[]> {
  const postings = await loadDays(database, { days: [day], only: restaurantId });
  const kitchens = [...Map.groupBy(postings, (one) => one.restaurantId).values()].map((own) => {
    const [{ restaurantId: id, slug, province }] = own as [NamedPosting, ...NamedPosting[]];
    return { restaurantId: id, slug, ...totalPostings(postings, { restaurantId: id, province }) };
  });
  // With a `restaurantId`, `loadDays` also returns postings of the hub's gift cards; the hub's own totals are
  // left out.
  return kitchens.filter((kitchen) => restaurantId === null || kitchen.restaurantId === restaurantId);
}

/**
 * Totals what postings have of a kitchen. Postings of its hub's gift cards count as its payment method.
 * payment#books-day.
 */
export function totalPostings(
  ofAll: readonly DayPosting[],
  { restaurantId, province }: { readonly restaurantId: string; readonly province: string | null },
): DayTotalsData {
  const postings = ofAll.filter((one) => one.restaurantId === restaurantId);
  const sold = postings.filter(({ kind }) => OF_SALES.has(kind));
  const credit = (account: string) => negated(sold.filter((one) => one.account === account));
  const due = (kind: string) => sold.filter((one) => one.account === "due" && one.kind === kind);
  const [placed, refunded] = [due("sale"), due("refund")];
  const tableTipsCents = negated(postings.filter((one) => one.account === "tips" && OF_TABLE_PAYMENTS.has(one.kind)));
  const charges = partsOf(sold, CHARGE).map(({ name, cents: amount }) => ({ name, cents: cents(-amount) }));
  const salesCents = credit("sales");
  return {
    province,
    orders: countOrders(placed),
    soldCents: sumOf(placed),
    takenBackCents: sumOf(due("sale-reversed")),
    refundedOrders: countOrders(refunded),
    refundedCents: sumOf(refunded),
    dishesCents: cents(salesCents - sumCents(charges.map((one) => one.cents))),
    charges,
    salesCents,
    taxes: taxesOf(sold),
    tipsCents: cents(credit("tips") + tableTipsCents),
    totalCents: cents(sumOf(sold.filter(({ account }) => account === "due")) + tableTipsCents),
    discounts: partsOf(sold, DISCOUNT),
    // A hub's gift card counts as a payment method of the kitchen that sold the order, and as a movement of
    // the hub.
    methods: methodsOf(
      ofAll.filter((one) => (one.soldBy ?? one.restaurantId) === restaurantId),
      tableTipsCents,
    ),
    kitchens: [],
    movements: movementsOf(postings),
    feesCents: sumOf(postings.filter(({ account }) => account === FEE_ACCOUNT)),
  };
}

function taxesOf(sold: readonly DayPosting[]): DayTotalsData["taxes"] {
  const accounts = Map.groupBy(
    sold.filter(({ account }) => account.startsWith("tax")),
    ({ account }) => account,
  );
  return [...accounts].map(([account, ofIt]) => {
    const [tax, rate = ""] = account.split(":");
    return { tax: tax === "tax1" ? "tax1" : "tax2", rate, cents: negated(ofIt) };
  });
}

/** Sums the memorandum accounts that begin with a prefix: which charges and discounts are within the sales. */
function partsOf(sold: readonly DayPosting[], prefix: string): { name: string; cents: Cents }[] {
  const accounts = Map.groupBy(
    sold.filter(({ account }) => account.startsWith(prefix)),
    ({ account }) => account,
  );
  return [...accounts]
    .map(([account, ofIt]) => ({ name: account.slice(prefix.length), cents: sumOf(ofIt) }))
    .filter((one) => one.cents !== 0);
}

/**
 * Returns the totals by method. What gift cards, points or credit paid is subtracted from the order's own
 * method.
 */
function methodsOf(postings: readonly DayPosting[], tableTipsCents: Cents): DayTotalsData["methods"] {
  const owed = postings.filter(
    ({ account, kind }) => account === "due" && (OF_SALES.has(kind) || APART.some(({ kinds }) => kinds.has(kind))),
  );
  const methods = [...Map.groupBy(owed, ({ method }) => method ?? "none")].map(([name, ofIt]) => ({
    name,
    cents: sumOf(ofIt),
  }));
  const others = APART.map(({ name, kinds }) => {
    const tipsCents = name === TABLE_SHARES ? tableTipsCents : 0;
    return { name, cents: cents(negated(owed.filter(({ kind }) => kinds.has(kind))) + tipsCents) };
  });
  // What stored value paid of shares is subtracted from them, under their name.
  const byName = Map.groupBy([...methods, ...others], ({ name }) => name);
  return [...byName]
    .map(([name, ofIt]) => ({ name, cents: sumCents(ofIt.map((one) => one.cents)) }))
    .filter((one) => one.cents !== 0);
}

/** Returns movements by account and kind: money at gateways, and value on gift cards. */
function movementsOf(postings: readonly DayPosting[]): DayTotalsData["movements"] {
  const money = postings.filter(({ account }) => account.startsWith("gateway:") || account === "gift-cards");
  return [...Map.groupBy(money, ({ kind, account }) => `${account} ${kind}`).values()].map((ofIt) => {
    const [{ account, kind }] = ofIt as [DayPosting, ...DayPosting[]];
    // Card balances are credits in the ledger, so they are negative; the sign is flipped for display.
    return { account, kind, cents: account === "gift-cards" ? negated(ofIt) : sumOf(ofIt) };
  });
}

function countOrders(postings: readonly DayPosting[]): number {
  return postings.reduce((sum, { orders }) => sum + orders, 0);
}

function sumOf(postings: readonly DayPosting[]): Cents {
  return sumCents(postings.map((one) => one.cents));
}

function negated(postings: readonly DayPosting[]): Cents {
  return cents(-sumOf(postings));
}
