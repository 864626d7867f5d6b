import { randomUUIDv7 } from "node:crypto";
import {
  type Cents,
  cents,
  computeRefund,
  formatCents,
  isRefused,
  parseCents,
  type Refund,
  type RefundAsked,
  type RefundableBill,
  type RefundRefusal,
  type Refused,
  splitBill,
  sumCents,
} from "@comptoir/ordering";
import { inRefusableTransaction } from "../../db/refusable-transaction.ts";
import type { Transaction } from "../../db/transaction.ts";
import { type RefundedSoFar, takePointsBack } from "../../loyalty/take-points-back.ts";
import { notifyOrderChange, type OrderName } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import type { GivenBack } from "../order-record.ts";
import { loadForMove, type OrderForMove } from "../status/order-moves.store.ts";
import {
  type LineToRefund,
  listRefunds,
  loadToRefund,
  type MadeRefund,
  type OrderToRefund,
  writeRefund,
} from "./refunds.store.ts";

/** What somebody asks to be given back of an order. Lines by their place on the receipt, from 1; null: all that is left of it. */
export type RefundRequest = {
  /** The same key again is the same refund. */
  readonly key: string;
  readonly reason: string | null;
  readonly what:
    | { readonly of: "all" }
    | { readonly of: "amount"; readonly amountCents: Cents }
    | { readonly of: "lines"; readonly lines: readonly { readonly place: number; readonly quantity: number | null }[] };
};

/** Why nothing is given back of an order. */
export type RefundOrderRefusal =
  | RefundRefusal
  | { readonly code: "order-unknown" | "is-cancelled" | "not-captured" }
  | { readonly code: "place-unknown"; readonly place: number };

export type RefundAnswer = { readonly given: GivenBack; readonly isReplayed: boolean };

/**
 * Gives an order back, whole or in part, to the means it was paid by: written in one transaction while nobody else can move the order, its
 * card's share by a durable job afterwards, its guest told by mail. Once for each key. payment#refunds.
 */
export function refundOrder(
  deps: Pick<OrderDeps, "database" | "clock" | "jobs">,
  order: OrderName,
  request: RefundRequest,
): Promise<RefundAnswer | Refused<RefundOrderRefusal>> {
  return inRefusableTransaction<RefundAnswer, RefundOrderRefusal>(
    deps.database,
    "read committed",
    async (transaction) => {
      const found = await loadForMove(transaction, order);
      if (!found) return { refused: { code: "order-unknown" } };
      const made = await listRefunds(transaction, order);
      const known = made.find(({ key }) => key === request.key);
      if (known) return { given: known.given, isReplayed: true };
      if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
      return giveBack(transaction, deps, { found, made, request });
    },
    order.restaurantId,
  );
}

async function giveBack(
  transaction: Transaction,
  { clock, jobs }: Pick<OrderDeps, "clock" | "jobs">,
  { found, made, request }: { found: OrderForMove; made: readonly MadeRefund[]; request: RefundRequest },
): Promise<RefundAnswer | Refused<RefundOrderRefusal>> {
  const order = await loadToRefund(transaction, found);
  const isByCard = order.paymentMethod === "credit_card";
  if (isByCard && order.paymentStatus === "refunded") return { refused: { code: "nothing-left" } };
  if (isByCard && order.paymentStatus !== "captured") return { refused: { code: "not-captured" } };
  const asked = askedOf(request.what, order.lines, made);
  if (isRefused(asked)) return asked;
  const { giftCard } = found.taken;
  const bill = splitBill(order.explanation, order.lines);
  const refund = computeRefund(
    bill,
    made.map((one) => one.asked),
    asked,
    {
      methodCents: cents(order.totalWithTipCents - sumCents(made.map(({ methodCents }) => methodCents))),
      giftCardCents: giftCard?.amountCents ?? cents(0),
    },
  );
  if (isRefused(refund)) return refund;
  const refundId = randomUUIDv7();
  const given = describeRefund(refund, order);
  const left = cents((giftCard?.amountCents ?? 0) - refund.giftCardCents);
  const isWritten = await writeRefund(transaction, {
    ...found,
    ...postingsOf(refund),
    refundId,
    key: request.key,
    step: made.length + 1,
    reason: request.reason,
    asked,
    given,
    paymentId: isByCard && refund.methodCents > 0 ? order.paymentId : null,
    cardCents: isByCard ? refund.methodCents : 0,
    premisesCents: isByCard ? 0 : refund.methodCents,
    giftCardCents: refund.giftCardCents,
    giftCard: giftCard && Buffer.from(giftCard.codeHash, "hex"),
    taken: { ...found.taken, giftCard: giftCard && left > 0 ? { ...giftCard, amountCents: left } : null },
    at: clock(),
  });
  if (!isWritten) return { refused: { code: "not-captured" } };
  const { restaurantId } = found;
  if (found.taken.points) await takePointsBack(transaction, found, refundedSoFar(bill, made, refund), clock());
  if (isByCard && refund.methodCents > 0) await jobs.enqueue(transaction, "process-refund", { restaurantId, refundId });
  await notifyOrderChange(transaction, found);
  return { given, isReplayed: false };
}

/** How much of a bill goes back with this refund, and went back before. people#points-back. */
function refundedSoFar(bill: RefundableBill, made: readonly MadeRefund[], refund: Refund): RefundedSoFar {
  const before = made.map(({ given }) => parseCents(given.amount) ?? cents(0));
  return {
    refundedCents: sumCents([...before, refund.totalCents]),
    billCents: sumCents(bill.lines.flatMap(({ portions }) => portions.flat())),
  };
}

/** What is asked, by the lines' own ids; a line without a quantity is what is left of it. */
function askedOf(
  what: RefundRequest["what"],
  lines: readonly LineToRefund[],
  made: readonly MadeRefund[],
): RefundAsked | Refused<RefundOrderRefusal> {
  if (what.of !== "lines") return what;
  const asked: { orderId: number; quantity: number }[] = [];
  for (const { place, quantity } of what.lines) {
    const line = lines[place - 1];
    if (!line) return { refused: { code: "place-unknown", place } };
    const { orderId } = line;
    const before = made.flatMap((one) => (one.asked.of === "lines" ? one.asked.lines : []));
    const gone = before.reduce((sum, one) => (one.orderId === orderId ? sum + one.quantity : sum), 0);
    asked.push({ orderId, quantity: quantity ?? line.quantity - gone });
  }
  return { of: "lines", lines: asked };
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
function describeRefund(refund: Refund, { lines, paymentMethod }: OrderToRefund): GivenBack {
  const isByCard = paymentMethod === "credit_card";
  const taxes = refund.parts.filter((one) => "rate" in one);
  const tips = refund.parts.filter(({ part }) => part === "tip");
  const amountOf = (parts: readonly { readonly cents: Cents }[]) =>
    formatCents(sumCents(parts.map((one) => one.cents)));
  return {
    amount: formatCents(refund.totalCents),
    taxes: amountOf(taxes),
    tip: amountOf(tips),
    toCard: formatCents(isByCard ? refund.methodCents : cents(0)),
    toGiftCard: formatCents(refund.giftCardCents),
    atRestaurant: formatCents(isByCard ? cents(0) : refund.methodCents),
    lines: refund.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ orderId, quantity, cents: amount }) => ({
        name: lines.find((line) => line.orderId === orderId)?.name ?? "",
        quantity,
        amount: formatCents(amount),
      })),
  };
}
