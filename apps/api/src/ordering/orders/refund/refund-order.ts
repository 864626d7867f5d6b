import { randomUUID, randomUUIDv7 } from "node:crypto";
import {
  type Cents,
  cents,
  computeRefund,
  formatCents,
  isRefused,
  meansOf,
  parseCents,
  type Refund,
  type RefundableBill,
  type RefundRefusal,
  type Refused,
  splitBill,
  sumCents,
} from "@comptoir/ordering";
import { type NewVenueEvent, writeVenueEvents } from "../../../events/venue-events/venue-events.store.ts";
import { refundPostings } from "../../../money/ledger/sale.ts";
import { type RefundedSoFar, takePointsBack } from "../../../money/loyalty/points-back.ts";
import { handBack, type Share, shareRows, tendersToRefund, viaGateway } from "../../../money/tender/give-back.ts";
import { operationsOf } from "../../../money/tender/means/index.ts";
import type { GivenAs } from "../../../money/tender/means/operations.ts";
import type { Tender } from "../../../money/tender/tender.ts";
import { inRefusableTransaction } from "../../../platform/db/refusable-transaction.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { byOf, isOfVenue, type Mover } from "../mover.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { loadForMove, type OrderForMove, peekForMove } from "../order-moves.store.ts";
import type { GivenBack } from "../order-record.ts";
import { columnsBefore, takenBefore } from "../place/taken-before.ts";
import {
  type AskedOfRefund,
  type LineToRefund,
  loadToRefund,
  type MadeRefund,
  type OrderToRefund,
  writeRefund,
} from "./refunds.store.ts";

/**
 * A requested refund of an order. `lineNumber` is a line's number on the receipt, from 1. A null `quantity`
 * refunds what is left of the line.
 */
export type RefundRequest = {
  /**
   * Idempotency key: a repeated request returns the same refund; a different request with the same key is
   * refused.
   */
  readonly key: string;
  readonly reason: string | null;
  readonly what:
    | { readonly of: "all" }
    | { readonly of: "amount"; readonly amountCents: Cents }
    | {
        readonly of: "lines";
        readonly lines: readonly { readonly lineNumber: number; readonly quantity: number | null }[];
      };
};

type LineUnknown = { readonly code: "line-number-unknown"; readonly lineNumber: number };

function isSameRequest(
  { reason, what }: RefundRequest,
  { asked, ...made }: MadeRefund,
  lines: readonly LineToRefund[],
): boolean {
  if (reason !== made.reason) return false;
  if (what.of === "amount") return asked.of === "amount" && asked.amountCents === what.amountCents;
  if (what.of === "all" || asked.of !== "lines") return what.of === asked.of;
  return (
    what.lines.length === asked.lines.length &&
    what.lines.every(({ lineNumber, quantity }, index) => {
      const before = asked.lines[index];
      if (before === undefined || lines[lineNumber - 1]?.orderId !== before.orderId) return false;
      return quantity === null ? before.isRest !== false : before.isRest !== true && before.quantity === quantity;
    })
  );
}

/** Replaces line numbers by the lines' ids, and a null quantity by what is left of the line. */
function askedOf(
  what: RefundRequest["what"],
  lines: readonly LineToRefund[],
  made: readonly MadeRefund[],
): AskedOfRefund | Refused<LineUnknown> {
  if (what.of !== "lines") return what;
  const asked: { orderId: number; quantity: number; isRest: boolean }[] = [];
  for (const { lineNumber, quantity } of what.lines) {
    const line = lines[lineNumber - 1];
    if (!line) return { refused: { code: "line-number-unknown", lineNumber } };
    const { orderId } = line;
    const before = made.flatMap((one) => (one.asked.of === "lines" ? one.asked.lines : []));
    const gone = before.reduce((sum, one) => (one.orderId === orderId ? sum + one.quantity : sum), 0);
    asked.push({ orderId, quantity: quantity ?? line.quantity - gone, isRest: quantity === null });
  }
  return { of: "lines", lines: asked };
}

/** Why nothing can be refunded as requested. */
export type RefundNotPossible = RefundRefusal | LineUnknown | { readonly code: "not-captured" };

export type RefundQuoteRefusal =
  | RefundNotPossible
  | { readonly code: "order-unknown" }
  | { readonly code: "is-cancelled" };

/** `key-used`: the key was used for another refund of this order. payment#refund-once. */
export type RefundOrderRefusal = RefundQuoteRefusal | { readonly code: "key-used" };

type RefundAnswer = { readonly given: GivenBack; readonly isReplayed: boolean };

export type RefundOptions<Other> = {
  /** A further check, called under the order's lock, unless the refund was made before. */
  readonly check?: (found: OrderForMove) => Refused<Other> | null;
  readonly by?: Mover;
  /** Further changes in the same transaction. */
  readonly afterwards?: (
    transaction: Transaction,
    made: { readonly found: OrderForMove; readonly given: GivenBack; readonly at: Date },
  ) => Promise<unknown>;
};

/**
 * Refunds an order, whole or in part, to its means of payment. The refund is written in one transaction under
 * the order's lock. Any server then refunds the card's share at the gateway, and a mail notifies the guest.
 * Idempotent by `key`. payment#refunds.
 */
export function refundOrder<Other = never>(
  deps: Pick<OrderDeps, "database" | "clock">,
  order: OrderName,
  request: RefundRequest,
  { check = () => null, by = "restaurant", afterwards }: RefundOptions<Other> = {},
): Promise<RefundAnswer | Refused<RefundOrderRefusal | Other>> {
  return inRefusableTransaction<RefundAnswer, RefundOrderRefusal | Other>(
    deps.database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, order);
      if (!found) return { refused: { code: "order-unknown" } };
      const toRefund = await loadToRefund(transaction, order);
      const known = toRefund.made.find(({ key }) => key === request.key);
      if (known && !isSameRequest(request, known, toRefund.lines)) return { refused: { code: "key-used" } };
      if (known) return { given: known.given, isReplayed: true };
      const mayNot = check(found);
      if (mayNot) return mayNot;
      const made = await makeRefund(transaction, deps, { found, order: toRefund, request });
      if (isRefused(made)) return made;
      const { given, event } = made;
      await afterwards?.(transaction, { found, given, at: event.at });
      // A command's refund names no actor.
      await writeVenueEvents(transaction, [isOfVenue(by) ? { ...event, data: { ...event.data, ...byOf(by) } } : event]);
      tellOrderChanges(transaction, [order]);
      return { given, isReplayed: false };
    },
    order.restaurantId,
  );
}

/** What a refund would give back, and what is left before it. `version` is the order's. */
export type RefundQuote = {
  readonly version: number;
  readonly given: GivenBack;
  readonly leftCents: Cents;
  /** The lines of which portions are left, by their numbers on the receipt. */
  readonly leftLines: readonly { readonly lineNumber: number; readonly name: string; readonly quantity: number }[];
};

/**
 * Computes what a refund would give back, to which means, without making it. It is the refund that
 * `refundOrder` makes while the order has the same version. payment#refunds.
 */
export function quoteRefund(
  { database }: Pick<OrderDeps, "database">,
  order: OrderName,
  what: RefundRequest["what"],
): Promise<RefundQuote | Refused<RefundQuoteRefusal>> {
  return inTransaction(
    database,
    "repeatable read",
    async (transaction) => {
      const found = await peekForMove(transaction, order);
      if (!found) return { refused: { code: "order-unknown" } };
      const toRefund = await loadToRefund(transaction, order);
      const all = planRefund(found, toRefund, { of: "all" });
      if (isRefused(all)) return all;
      const plan = planRefund(found, toRefund, what);
      if (isRefused(plan)) return plan;
      const left = new Map(all.refund.lines.map(({ orderId, quantity }) => [orderId, quantity]));
      return {
        version: found.version,
        given: plan.given,
        leftCents: all.refund.totalCents,
        leftLines: toRefund.lines
          .map(({ orderId, name }, index) => ({ lineNumber: index + 1, name, quantity: left.get(orderId) ?? 0 }))
          .filter(({ quantity }) => quantity > 0),
      };
    },
    order.restaurantId,
  );
}

/**
 * Whether the order shares a payment that is about to be captured. Its share can be refunded only after the
 * capture. payment#shared-payment.
 */
export function isShareUnderWay({ tenders }: Pick<OrderForMove, "tenders">): boolean {
  return tenders.some(({ payment }) => payment?.isShared && payment.status === "authorised" && !payment.awaitsAnswer);
}

/**
 * Whether the order shares a payment that is held until its orders are answered. A cancelled order's share is refunded
 * once that payment is captured. payment#held.
 */
export function isShareHeld({ tenders }: Pick<OrderForMove, "tenders">): boolean {
  return tenders.some(({ payment }) => payment?.isShared && payment.awaitsAnswer);
}

/**
 * Refunds the share of an order that is about to be cancelled, if its captured payment also pays other orders
 * and cannot be voided. Returns the updated tenders, and the refund's event, which `moveOrder` writes last.
 * payment#shared-payment.
 */
export async function refundShare(
  transaction: Transaction,
  deps: Pick<OrderDeps, "clock">,
  found: OrderForMove,
): Promise<ShareBack> {
  const shared = found.tenders.find(({ payment }) => payment?.isShared);
  if (shared?.payment?.status !== "captured") return { tenders: found.tenders, events: [] };
  const order = await loadToRefund(transaction, found);
  const request = { key: randomUUID(), reason: null, what: { of: "all" } } as const;
  const answer = await makeRefund(transaction, deps, { found, order, request });
  if (!isRefused(answer)) return { tenders: answer.tenders, events: [answer.event] };
  // The order's share was refunded already, line by line.
  if (answer.refused.code !== "nothing-left") throw new Error("A paid tender could not be refunded.");
  return { tenders: found.tenders, events: [] };
}

type ShareBack = { readonly tenders: readonly Tender[]; readonly events: readonly NewVenueEvent[] };

type Made = { readonly given: GivenBack; readonly event: RefundMade; readonly tenders: readonly Tender[] };

type RefundMade = NewVenueEvent & { readonly data: { readonly refundId: string } };

type RefundPlan = {
  readonly bill: RefundableBill;
  readonly asked: AskedOfRefund;
  readonly refund: Refund;
  readonly shares: readonly Share[];
  readonly given: GivenBack;
};

/** Computes a refund after the earlier ones, and to which tenders it goes. Writes nothing. payment#refund-means. */
function planRefund(
  found: OrderForMove,
  order: OrderToRefund,
  what: RefundRequest["what"],
): RefundPlan | Refused<RefundQuoteRefusal> {
  const { made, lines } = order;
  if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
  if (found.tenders.some(isUnderWay)) return { refused: { code: "not-captured" } };
  const asked = askedOf(what, lines, made);
  if (isRefused(asked)) return asked;
  const bill = splitBill(order.explanation, lines);
  const earlier = made.map((one) => one.asked);
  const refund = computeRefund(bill, earlier, asked, tendersToRefund(found.tenders));
  if (isRefused(refund)) return refund;
  const shares = found.tenders.map((tender, index) => ({ tender, cents: refund.shares[index] ?? cents(0) }));
  return { bill, asked, refund, shares, given: describeRefund(refund, shares, order) };
}

async function makeRefund(
  transaction: Transaction,
  { clock }: Pick<OrderDeps, "clock">,
  { found, order, request }: { found: OrderForMove; order: OrderToRefund; request: RefundRequest },
): Promise<Made | Refused<RefundQuoteRefusal>> {
  const plan = planRefund(found, order, request.what);
  if (isRefused(plan)) return plan;
  const { bill, asked, refund, shares } = plan;
  const tenders = shares.map(({ tender, cents: back }) => ({
    ...tender,
    backCents: sumCents([tender.backCents, back]),
  }));
  const at = clock();
  const kept = await keepRefund(transaction, { found, order, refund, asked, shares, at }, request, {
    ...refundPostings(refund),
    ...columnsBefore(shares),
    shares: shareRows(found, shares),
    takenBefore: takenBefore(found.restaurantId, tenders),
  });
  if (kept === null) return { refused: { code: "not-captured" } };
  const soFar = refundedSoFar(bill, order.made, refund);
  await handBack(transaction, found, shares, { why: "refunded", refundId: kept.refundId, soFar, at });
  if (found.taken.points) await takePointsBack(transaction, found, soFar, at);
  return { ...kept, tenders };
}

/**
 * Writes a refund, with the amount that the gateway has to refund. Returns null if the payment is no longer
 * captured or has less left.
 */
async function keepRefund(
  transaction: Transaction,
  {
    found: { restaurantId, orderId },
    order,
    refund,
    asked,
    shares,
    at,
  }: {
    readonly found: OrderName;
    readonly order: OrderToRefund;
    readonly refund: Refund;
    readonly asked: AskedOfRefund;
    readonly shares: readonly Share[];
    readonly at: Date;
  },
  { key, reason }: Pick<RefundRequest, "key" | "reason">,
  books: BooksOfRefund,
): Promise<(Pick<Made, "given" | "event"> & { readonly refundId: string }) | null> {
  const given = describeRefund(refund, shares, order);
  const refundId = randomUUIDv7();
  const byCard = shares.find((share) => viaGateway(share.tender) && share.cents > 0);
  const payment = byCard?.tender.payment;
  const orderVersion = await writeRefund(transaction, {
    ...{ restaurantId, orderId, refundId, key, reason, asked, given, at },
    ...books,
    step: order.made.length + 1,
    cardCents: byCard?.cents ?? cents(0),
    paymentId: payment?.paymentId ?? null,
    payer: payment?.restaurantId ?? null,
  });
  if (orderVersion === null) return null;
  const event = { type: "refund.made", restaurantId, orderId, orderVersion, at, data: { refundId } } as const;
  return { given, event, refundId };
}

/**
 * Ledger postings of a refund, and its shares of the order's tenders. Both are empty for a cancelled order,
 * whose sale was already reversed.
 */
type BooksOfRefund = Pick<
  Parameters<typeof writeRefund>[1],
  | ("accounts" | "amounts" | "shares" | "takenBefore")
  | ("giftCardCents" | "premisesCents" | "pointsCents" | "creditCents")
>;

/**
 * Idempotency key of the refund of a cancelled order. The key is constant, so that there is at most one such
 * refund per order.
 */
const CANCELLED_KEY = "charged-after-cancelled";

/**
 * Refunds a card that was charged for an order after its cancellation, at most `atMostCents` and once per
 * order; returns the refunded cents. The cancellation has already reversed the sale, the gift card and the
 * points. payment#overcharged.
 */
export function refundCancelled(
  { database, clock }: Pick<OrderDeps, "database" | "clock">,
  name: OrderName,
  atMostCents: Cents,
): Promise<Cents> {
  return inTransaction(
    database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, name);
      if (found?.status !== "cancelled") return cents(0);
      const order = await loadToRefund(transaction, name);
      const tender = found.tenders.find(viaGateway);
      const isMade = order.made.some(({ key }) => key === CANCELLED_KEY);
      if (tender?.payment?.status !== "captured" || isMade) return cents(0);
      const amountCents = cents(Math.min(atMostCents, tender.amountCents));
      const asked = { of: "amount", amountCents } as const;
      const bill = splitBill(order.explanation, order.lines);
      // The cancellation gave the tenders back already: only the gateway has to refund.
      const refund = computeRefund(bill, [], asked, [{ amountCents, backCents: cents(0), isInProportion: false }]);
      if (isRefused(refund)) return cents(0);
      const kept = await keepRefund(
        transaction,
        { found, order, refund, asked, shares: [{ tender, cents: amountCents }], at: clock() },
        { key: CANCELLED_KEY, reason: null },
        { accounts: [], amounts: [], shares: [], takenBefore: {}, ...columnsBefore([]) },
      );
      if (kept === null) return cents(0);
      await writeVenueEvents(transaction, [kept.event]);
      tellOrderChanges(transaction, [name]);
      return amountCents;
    },
    name.restaurantId,
  );
}

function isUnderWay({ payment, means }: Tender): boolean {
  if (payment === null) return meansOf(means)?.kind === "card";
  return payment.status !== "captured" && payment.status !== "refunded";
}

/** Returns how much of a bill is refunded in total, with this refund and the earlier ones. people#points-back. */
function refundedSoFar(bill: RefundableBill, made: readonly MadeRefund[], refund: Refund): RefundedSoFar {
  const before = made.map(({ given }) => parseCents(given.amount) ?? cents(0));
  return {
    refundedCents: sumCents([...before, refund.totalCents]),
    billCents: sumCents(bill.lines.flatMap(({ portions }) => portions.flat())),
  };
}

function describeRefund(refund: Refund, shares: readonly Share[], { lines }: OrderToRefund): GivenBack {
  const amountOf = (parts: readonly { readonly cents: Cents }[]) =>
    formatCents(sumCents(parts.map((one) => one.cents)));
  const byField = Map.groupBy(shares, ({ tender }) => operationsOf(tender).givenAs(tender));
  const to = (field: GivenAs) => amountOf(byField.get(field) ?? []);
  return {
    amount: formatCents(refund.totalCents),
    taxes: amountOf(refund.parts.filter((one) => "rate" in one)),
    tip: amountOf(refund.parts.filter(({ part }) => part === "tip")),
    toCard: to("toCard"),
    toGiftCard: to("toGiftCard"),
    ...(to("toPoints") !== NOTHING && { toPoints: to("toPoints") }),
    ...(to("toCredit") !== NOTHING && { toCredit: to("toCredit") }),
    atRestaurant: to("atRestaurant"),
    ...(byField.has("offInvoice") && { offInvoice: to("offInvoice") }),
    lines: refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ orderId, quantity, cents: amount }) => ({
        name: lines.find((line) => line.orderId === orderId)?.name ?? "",
        quantity,
        amount: formatCents(amount),
      })),
  };
}

const NOTHING = formatCents(cents(0));
