import { pointsTakenBack } from "../loyalty/points.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import type { RefundableBill, RefundPart } from "./refundable-bill.ts";

/** A requested refund: the whole remainder, a quantity of some lines, or an amount. */
export type RefundAsked =
  | { readonly of: "all" }
  | { readonly of: "lines"; readonly lines: readonly { readonly orderId: number; readonly quantity: number }[] }
  | { readonly of: "amount"; readonly amountCents: Cents };

/**
 * A tender of an order: the paid amount and its refunded part. Refunds go to the last tender first.
 * A tender with `isInProportion`, such as points, is always refunded in proportion to the bill, so that
 * points cannot become money. payment#refund-means.
 */
export type TenderToRefund = {
  readonly amountCents: Cents;
  readonly backCents: Cents;
  readonly isInProportion: boolean;
};

/** A refund in cents, by line, by part of the bill and by tender. */
export type Refund = {
  readonly totalCents: Cents;
  /** The refunded lines; `quantity` counts the portions that this refund completes. */
  readonly lines: readonly { readonly orderId: number; readonly quantity: number; readonly cents: Cents }[];
  readonly parts: readonly (RefundPart & { readonly cents: Cents })[];
  readonly shares: readonly Cents[];
};

/** The reason to refuse a refund. `leftCents` and `leftQuantity` are what can still be refunded. */
export type RefundRefusal =
  | { readonly code: "nothing-left" }
  | { readonly code: "line-unknown"; readonly orderId: number }
  | { readonly code: "too-many"; readonly orderId: number; readonly leftQuantity: number }
  | { readonly code: "too-much"; readonly leftCents: Cents };

/**
 * What can still be refunded of a portion, by part of the bill. `isGivenBack` marks a fully refunded portion.
 */
type Left = { cents: Cents[]; isGivenBack: boolean };

/**
 * Computes a refund after the `earlier` ones, in their sequence. Partial refunds of a whole order sum to
 * exactly its bill. payment#refund-shares, payment#refund-means.
 */
export function computeRefund(
  bill: RefundableBill,
  earlier: readonly RefundAsked[],
  asked: RefundAsked,
  tenders: readonly TenderToRefund[],
): Refund | Refused<RefundRefusal> {
  const left = bill.lines.map(({ orderId, portions }) => ({
    orderId,
    portions: portions.map((portion): Left => ({ cents: [...portion], isGivenBack: false })),
  }));
  const billCents = sumOfLeft(left);
  for (const one of earlier) take(left, one);
  const leftCents = sumOfLeft(left);
  const inTurnCents = sumCents(tenders.filter(({ isInProportion }) => !isInProportion).map(leftOfTender));
  const inProportion = tenders.filter((tender) => tender.isInProportion).map(({ amountCents }) => amountCents);
  /** Returns the total refunded to each proportional tender once `stillLeft` of the bill remains. */
  const backInProportion = (stillLeft: number) =>
    inProportion.map((amount) => pointsTakenBack(amount, billCents, cents(billCents - stillLeft)));
  const before = backInProportion(leftCents);
  const paidCents = cents(inTurnCents + sumCents(inProportion) - sumCents(before as Cents[]));
  const refusal = check(left, asked, cents(Math.min(leftCents, paidCents)));
  if (refusal) return { refused: refusal };
  const standing = new Map(left.map(({ orderId, portions }) => [orderId, standingOf(portions).length]));
  // If the bill was paid only in part, "all" means the paid part.
  const isPaidInPart = asked.of === "all" && paidCents < leftCents;
  const given = isPaidInPart ? ({ of: "amount", amountCents: paidCents } as const) : asked;
  const taken = take(left, given);
  const totalCents = sumCents(taken.map(({ cents: ofPart }) => ofPart));
  if (totalCents === 0) return { refused: { code: "nothing-left" } };
  const proportional = backInProportion(leftCents - totalCents).map((back, index) =>
    cents(back - (before[index] ?? 0)),
  );
  const restCents = cents(totalCents - sumCents(proportional));
  if (restCents > inTurnCents)
    return { refused: { code: "too-much", leftCents: sumCents([...proportional, inTurnCents]) } };
  return {
    totalCents,
    lines: linesOf(standing, taken, given),
    parts: bill.parts
      .map((part, index) => ({ ...part, cents: sumOf(taken, (one) => one.part === index) }))
      .filter((part) => part.cents !== 0),
    shares: sharesInTurn(tenders, restCents, proportional),
  };
}

function leftOfTender({ amountCents, backCents }: TenderToRefund): Cents {
  return cents(amountCents - backCents);
}

/** Returns the refunded amount of each tender: `proportional` as given, the rest to the last tenders first. */
export function sharesInTurn(
  tenders: readonly TenderToRefund[],
  restCents: Cents,
  proportional: readonly Cents[],
): Cents[] {
  let [rest, next] = [restCents as number, proportional.length];
  return tenders
    .toReversed()
    .map((tender) => {
      if (tender.isInProportion) return proportional[--next] ?? ZERO_CENTS;
      const share = Math.min(rest, leftOfTender(tender));
      rest -= share;
      return cents(share);
    })
    .toReversed();
}

function sumOfLeft(left: readonly LeftLine[]): Cents {
  return sumCents(left.flatMap(({ portions }) => portions.flatMap((portion) => portion.cents)));
}

function standingOf(portions: readonly Left[]): readonly Left[] {
  return portions.filter(({ isGivenBack }) => !isGivenBack);
}

type Taken = { readonly orderId: number; readonly part: number; readonly cents: Cents };
type LeftLine = { readonly orderId: number; readonly portions: Left[] };

function check(left: readonly LeftLine[], asked: RefundAsked, leftCents: Cents): RefundRefusal | null {
  if (leftCents === 0) return { code: "nothing-left" };
  if (asked.of === "amount") {
    if (asked.amountCents <= 0) return { code: "nothing-left" };
    return asked.amountCents > leftCents ? { code: "too-much", leftCents } : null;
  }
  if (asked.of === "all") return null;
  for (const { orderId } of asked.lines) {
    const quantity = quantityOf(asked.lines, orderId);
    const line = left.find((one) => one.orderId === orderId);
    if (!line) return { code: "line-unknown", orderId };
    const leftQuantity = standingOf(line.portions).length;
    if (quantity > leftQuantity || quantity < 1) return { code: "too-many", orderId, leftQuantity };
  }
  return null;
}

/** Subtracts a requested refund from `left`, which it mutates, and returns the subtracted amounts. */
function take(left: readonly LeftLine[], asked: RefundAsked): Taken[] {
  if (asked.of === "amount") return takeAmount(left, asked.amountCents);
  return left.flatMap((line) => {
    const standing = standingOf(line.portions);
    const count = asked.of === "all" ? standing.length : quantityOf(asked.lines, line.orderId);
    return standing.slice(0, count).flatMap((portion) => {
      const taken = portion.cents.map((amount, part) => ({ orderId: line.orderId, part, cents: amount }));
      portion.cents = portion.cents.map(() => ZERO_CENTS);
      portion.isGivenBack = true;
      return taken;
    });
  });
}

/** Subtracts an amount in proportion to what remains of each part of each portion. */
function takeAmount(left: readonly LeftLine[], amount: Cents): Taken[] {
  const cells = left.flatMap(({ orderId, portions }) =>
    portions.flatMap((portion) => portion.cents.map((_, part) => ({ orderId, portion, part }))),
  );
  const amounts = cells.map(({ portion, part }) => portion.cents[part] ?? ZERO_CENTS);
  return allocate(amount, amounts).map((share, index) => {
    const { orderId, portion, part } = cells[index] as (typeof cells)[number];
    portion.cents[part] = cents((portion.cents[part] ?? 0) - share);
    return { orderId, part, cents: share };
  });
}

/** Returns the refunded lines. `standing` is the number of portions of each line before this refund. */
function linesOf(standing: ReadonlyMap<number, number>, taken: readonly Taken[], asked: RefundAsked): Refund["lines"] {
  return [...standing]
    .map(([orderId, count]) => {
      const quantity = asked.of === "lines" ? quantityOf(asked.lines, orderId) : 0;
      return {
        orderId,
        quantity: asked.of === "all" ? count : quantity,
        cents: sumOf(taken, (one) => one.orderId === orderId),
      };
    })
    .filter((line) => line.cents !== 0 || (asked.of === "lines" && line.quantity > 0));
}

function quantityOf(
  lines: readonly { readonly orderId: number; readonly quantity: number }[],
  orderId: number,
): number {
  return lines.reduce((sum, one) => (one.orderId === orderId ? sum + one.quantity : sum), 0);
}

function sumOf(taken: readonly Taken[], matches: (one: Taken) => boolean): Cents {
  return sumCents(taken.filter(matches).map((one) => one.cents));
}
