import { randomUUID, randomUUIDv7 } from "node:crypto";
import {
  type Cents,
  cents,
  computeRefund,
  formatCents,
  isRefused,
  parseCents,
  type Refund,
  type RefundableBill,
  type RefundRefusal,
  type Refused,
  splitBill,
  sumCents,
} from "@comptoir/ordering";
import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import type { Transaction } from "../../db/transaction.ts";
import { givePointsBack } from "../../loyalty/give-points-back.ts";
import { type RefundedSoFar, takePointsBack } from "../../loyalty/take-points-back.ts";
import { type NewVenueEvent, writeVenueEvents } from "../../venue-events/venue-events.store.ts";
import { type OrderName, tellOrderChanges } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { GivenBack } from "../order-record.ts";
import { loadForMove, type OrderForMove } from "../status/order-moves.store.ts";
import { giveTabBack } from "../write/suite-tab.store.ts";
import { isPaidByCard, type Means, paidSoFar, takenAfter, toMeans } from "./refund-means.ts";
import { askedOf, isSameRequest, type PlaceUnknown, type RefundRequest } from "./refund-request.ts";
import { loadToRefund, type MadeRefund, type OrderToRefund, writeRefund } from "./refunds.store.ts";

/** Why nothing is given back of an order. */
export type RefundOrderRefusal =
  | RefundRefusal
  | { readonly code: "order-unknown" | "is-cancelled" | "not-captured" }
  /** The key made another refund of this order. payment#refund-once. */
  | { readonly code: "key-used" }
  | PlaceUnknown;

export type RefundAnswer = { readonly given: GivenBack; readonly isReplayed: boolean };

/**
 * Gives an order back, whole or in part, to the means it was paid by: written in one transaction while nobody else can move the order, its
 * card's share a moment afterwards by any server that finds it due, its guest told by mail. Once for each key. payment#refunds.
 */
export function refundOrder(
  deps: Pick<OrderDeps, "database" | "clock">,
  order: OrderName,
  request: RefundRequest,
): Promise<RefundAnswer | Refused<RefundOrderRefusal>> {
  return inRefusableTransaction<RefundAnswer, RefundOrderRefusal>(
    deps.database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, order);
      if (!found) return { refused: { code: "order-unknown" } };
      const toRefund = await loadToRefund(transaction, order);
      const known = toRefund.made.find(({ key }) => key === request.key);
      if (known && !isSameRequest(request, known, toRefund.lines)) return { refused: { code: "key-used" } };
      if (known) return { given: known.given, isReplayed: true };
      if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
      const made = await giveBack(transaction, deps, { found, order: toRefund, request });
      if (isRefused(made)) return made;
      await writeVenueEvents(transaction, [made.event]);
      tellOrderChanges(transaction, [order]);
      return { given: made.given, isReplayed: false };
    },
    order.restaurantId,
  );
}

/**
 * Gives back what a card has paid for an order by the payment of several, since that is not voided with one of them; answers what the order
 * has taken from then on, and the event of its refund, which `moveOrder` writes last. Nothing where the order has a payment of its own, or none. payment#shared-payment.
 */
export async function giveShareBack(
  transaction: Transaction,
  deps: Pick<OrderDeps, "clock">,
  found: OrderForMove,
): Promise<ShareBack | Refused<{ readonly code: "payment-under-way" }>> {
  const { taken } = found;
  if (!found.isTogether || found.paymentIds.length > 0) return { taken, events: [] };
  const order = await loadToRefund(transaction, found);
  const { paymentStatus } = order;
  if (paymentStatus === "authorised") return { refused: { code: "payment-under-way" } };
  if (paymentStatus !== "captured") return { taken, events: [] };
  const request = { key: randomUUID(), reason: null, what: { of: "all" } } as const;
  const answer = await giveBack(transaction, deps, { found, order, request });
  // Its share has gone back already, line by line.
  if (isRefused(answer) && answer.refused.code !== "nothing-left")
    throw new Error("A share that was paid cannot be given back.");
  return { taken: { ...taken, giftCard: null }, events: isRefused(answer) ? [] : [answer.event] };
}

type ShareBack = { readonly taken: OrderForMove["taken"]; readonly events: readonly NewVenueEvent[] };

async function giveBack(
  transaction: Transaction,
  { clock }: Pick<OrderDeps, "clock">,
  { found, order, request }: { found: OrderForMove; order: OrderToRefund; request: RefundRequest },
): Promise<{ readonly given: GivenBack; readonly event: NewVenueEvent } | Refused<RefundOrderRefusal>> {
  const { made } = order;
  const isByCard = isPaidByCard(order);
  const paid = paidSoFar(order, found.taken.creditCents ?? cents(0));
  // Given back elsewhere. What the card has back by refunds of ours may leave something to the gift card.
  if (isByCard && order.paymentStatus === "refunded" && paid.methodCents > 0 && paid.creditCents === 0)
    return { refused: { code: "nothing-left" } };
  if (isByCard && order.paymentStatus !== "captured" && order.paymentStatus !== "refunded")
    return { refused: { code: "not-captured" } };
  const asked = askedOf(request.what, order.lines, made);
  if (isRefused(asked)) return asked;
  const { giftCard, pointsSpent } = found.taken;
  const bill = splitBill(order.explanation, order.lines);
  const refund = computeRefund(
    bill,
    made.map((one) => one.asked),
    asked,
    {
      methodCents: sumCents([paid.methodCents, paid.creditCents]),
      giftCardCents: giftCard?.amountCents ?? cents(0),
      pointsPaidCents: pointsSpent?.amountCents ?? cents(0),
    },
  );
  if (isRefused(refund)) return refund;
  const refundId = randomUUIDv7();
  const back = toMeans(refund, paid);
  const given = describeRefund(refund, back, order);
  const offTab = order.isOnTab ? found.taken.tab && { ...found.taken.tab, amountCents: back.methodCents } : undefined;
  const at = clock();
  const orderVersion = await writeRefund(transaction, {
    ...found,
    ...postingsOf(refund),
    refundId,
    key: request.key,
    step: made.length + 1,
    reason: request.reason,
    asked,
    given,
    paymentId: isByCard && back.methodCents > 0 ? order.paymentId : null,
    payer: isByCard && back.methodCents > 0 ? order.payer : null,
    cardCents: isByCard ? back.methodCents : 0,
    premisesCents: isByCard ? 0 : back.methodCents,
    creditCents: back.creditCents,
    giftCardCents: refund.giftCardCents,
    pointsCents: refund.pointsCents,
    giftCard: giftCard && Buffer.from(giftCard.codeHash, "hex"),
    giftCardOf: found.taken.tenderOf ?? found.restaurantId,
    taken: takenAfter(found.taken, { giftCardCents: refund.giftCardCents, offTab }),
    at,
  });
  if (orderVersion === null) return { refused: { code: "not-captured" } };
  if (offTab) await giveTabBack(transaction, found.restaurantId, offTab);
  const soFar = refundedSoFar(bill, made, refund);
  if (pointsSpent) await givePointsBack(transaction, found, soFar, at);
  if (found.taken.points) await takePointsBack(transaction, found, soFar, at);
  return { given, event: refundMade(found, { refundId, orderVersion, at }) };
}

/** What is told of a refund, once all that it takes is taken. */
export function refundMade(
  { restaurantId, orderId }: OrderName,
  { refundId, ...event }: Pick<NewVenueEvent, "orderVersion" | "at"> & { readonly refundId: string },
): NewVenueEvent {
  return { type: "refund.made", restaurantId, orderId, ...event, data: { refundId } };
}

/** How much of a bill goes back with this refund, and went back before. people#points-back. */
function refundedSoFar(bill: RefundableBill, made: readonly MadeRefund[], refund: Refund): RefundedSoFar {
  const before = made.map(({ given }) => parseCents(given.amount) ?? cents(0));
  return {
    refundedCents: sumCents([...before, refund.totalCents]),
    billCents: sumCents(bill.lines.flatMap(({ portions }) => portions.flat())),
  };
}

/** What a refund takes back of the sale, for the ledger: the other side is what the order owes. */
function postingsOf({ parts, totalCents }: Refund): { accounts: string[]; amounts: number[] } {
  const accounts = parts.map((one) => {
    if (one.part === "tip") return "tips";
    return "rate" in one ? `${one.part}:${one.rate}` : "sales";
  });
  return { accounts: ["due", ...accounts], amounts: [-totalCents, ...parts.map((one) => one.cents)] };
}

/** A refund as its receipt says it. */
export function describeRefund(
  refund: Refund,
  { methodCents, creditCents }: Means,
  { lines, ...order }: OrderToRefund,
): GivenBack {
  const isByCard = isPaidByCard(order);
  const taxes = refund.parts.filter((one) => "rate" in one);
  const tips = refund.parts.filter(({ part }) => part === "tip");
  const amountOf = (parts: readonly { readonly cents: Cents }[]) =>
    formatCents(sumCents(parts.map((one) => one.cents)));
  return {
    amount: formatCents(refund.totalCents),
    taxes: amountOf(taxes),
    tip: amountOf(tips),
    toCard: formatCents(isByCard ? methodCents : cents(0)),
    toGiftCard: formatCents(refund.giftCardCents),
    ...(refund.pointsCents > 0 ? { toPoints: formatCents(refund.pointsCents) } : {}),
    ...(creditCents > 0 ? { toCredit: formatCents(creditCents) } : {}),
    atRestaurant: formatCents(isByCard || order.isBilledLater ? cents(0) : methodCents),
    ...(order.isBilledLater ? { offInvoice: formatCents(methodCents) } : {}),
    lines: refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ orderId, quantity, cents: amount }) => ({
        name: lines.find((line) => line.orderId === orderId)?.name ?? "",
        quantity,
        amount: formatCents(amount),
      })),
  };
}
