import type { CostsExplanation, ExplainedAmount } from "../costs/explanation.ts";
import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { formatRate } from "../money/rate.ts";

export type RefundPart =
  | { readonly part: "sales" | "service-charge" | "delivery-charge" | "tip" }
  | { readonly part: "tax1" | "tax2"; readonly rate: string };

export type RefundableLine = { readonly orderId: number; readonly quantity: number };

/**
 * A bill split for refunds: for each line and each of its portions, the cents of each part in `parts`. `dishCents`: the line's price after
 * discounts, with its taxes where prices include them.
 */
export type RefundableBill = {
  readonly parts: readonly RefundPart[];
  readonly lines: readonly (RefundableLine & {
    readonly dishCents: Cents;
    readonly portions: readonly (readonly Cents[])[];
  })[];
};

type Bracket = Extract<NonNullable<ExplainedAmount["derivation"]>, { by: "taxes" }>;
const WHOLE_BILL = ["service-charge", "delivery-charge", "tip"] as const;

/**
 * Splits a bill over the portions of its lines by largest remainder, from the explanation stored with the
 * order. Charges, their taxes and the tip are split in proportion to the discounted prices.
 * payment#refund-shares.
 */
export function splitBill(explanation: CostsExplanation, lines: readonly RefundableLine[]): RefundableBill {
  const brackets = explanation.filter(({ rule }) => rule === "tax-bracket");
  const parts: RefundPart[] = [
    { part: "sales" },
    ...WHOLE_BILL.map((part) => ({ part })),
    ...brackets.flatMap(({ derivation }) => {
      const { tax1, tax2 } = (derivation as Bracket).taxRate;
      return [{ part: "tax1", rate: formatRate(tax1) } as const, { part: "tax2", rate: formatRate(tax2) } as const];
    }),
  ];
  const nets = lines.map(({ orderId }) => netOf(explanation, orderId));
  const weights = weightsOf(nets, lines);
  const shares: Cents[][] = lines.map((_, index) => [
    nets[index] ?? ZERO_CENTS,
    ...parts.slice(1).map(() => ZERO_CENTS),
  ]);
  for (const [index, rule] of WHOLE_BILL.entries()) spread(shares, weights, index + 1, amountOf(explanation, rule));
  for (const [index, bracket] of brackets.entries()) addTaxes(shares, { bracket, at: 4 + 2 * index, weights, lines });
  return {
    parts,
    lines: lines.map((line, index) => ({
      ...line,
      dishCents: nets[index] ?? ZERO_CENTS,
      portions: portionsOf(shares[index] as Cents[], line.quantity),
    })),
  };
}

function netOf(explanation: CostsExplanation, orderId: number): Cents {
  const of = (wanted: string) =>
    explanation
      .filter(({ rule }) => rule === wanted)
      .flatMap(({ madeOf }) => madeOf)
      .reduce((sum, one) => (one.from === "part" && one.orderId === orderId ? sum + one.cents : sum), 0);
  return cents(of("subtotal") - of("member-price") - of("discount-spread"));
}

/** Returns the weights to split charges and tip: the lines' net prices, or their quantities if all are free. */
function weightsOf(nets: readonly Cents[], lines: readonly RefundableLine[]): readonly Cents[] {
  return sumCents(nets) > 0 ? nets : lines.map(({ quantity }) => cents(quantity));
}

function spread(shares: Cents[][], weights: readonly Cents[], at: number, amount: Cents): void {
  allocate(amount, weights).forEach((share, line) => {
    add(shares[line] as Cents[], at, share);
  });
}

/** Adds a bracket's taxes to the lines that it taxes, and its taxes on charges to all lines. */
function addTaxes(
  shares: Cents[][],
  {
    bracket: { madeOf, derivation },
    at,
    weights,
    lines,
  }: {
    readonly bracket: ExplainedAmount;
    readonly at: number;
    readonly weights: readonly Cents[];
    readonly lines: readonly RefundableLine[];
  },
): void {
  const { tax1Cents, tax2Cents, included } = derivation as Bracket;
  const bases = madeOf.map((one) => one.cents);
  const first = allocate(tax1Cents, bases);
  // If prices include taxes, both shares together must not exceed the price.
  const second = allocate(tax2Cents, included ? bases.map((base, index) => cents(base - (first[index] ?? 0))) : bases);
  madeOf.forEach((one, index) => {
    const taxes = [first[index] ?? ZERO_CENTS, second[index] ?? ZERO_CENTS] as const;
    if (one.from === "part") {
      const share = shares[lines.findIndex(({ orderId }) => orderId === one.orderId)] as Cents[];
      for (const [which, tax] of taxes.entries()) add(share, at + which, tax);
      if (included) add(share, 0, cents(-sumCents(taxes)));
      return;
    }
    const charge = one.rule === "service-charge" ? 1 : 2;
    taxes.forEach((tax, which) => {
      const ofCharge = shares.map((share) => share[charge] ?? ZERO_CENTS);
      const spreadTax = allocate(tax, included ? ofCharge : weights);
      spreadTax.forEach((part, line) => {
        add(shares[line] as Cents[], at + which, part);
        if (included) add(shares[line] as Cents[], charge, cents(-part));
      });
    });
  });
}

function add(share: Cents[], at: number, amount: Cents): void {
  share[at] = cents((share[at] ?? 0) + amount);
}

/** Splits a line's shares evenly over its portions; the first portions get the remaining cents. */
function portionsOf(share: readonly Cents[], quantity: number): Cents[][] {
  const alike = Array.from({ length: quantity }, () => cents(1));
  const columns = share.map((amount) => allocate(amount, alike));
  return alike.map((_, portion) => columns.map((column) => column[portion] ?? ZERO_CENTS));
}

function amountOf(explanation: CostsExplanation, wanted: (typeof WHOLE_BILL)[number]): Cents {
  return explanation.find(({ rule }) => rule === wanted)?.amountCents ?? ZERO_CENTS;
}
