import {
  type Cents,
  type CostsData,
  type CostsExplanation,
  cents,
  parseCents,
  type Refund,
  type RefundableLine,
  splitBill,
  sumCents,
} from "@comptoir/ordering";

/**
 * A ledger entry that is written with its order. Its postings sum to zero: debits are positive, credits
 * negative. payment#ledger.
 */
export type NewEntry = {
  /** Restaurant whose ledger has the entry: the order's own, or the hub whose gift card paid. */
  readonly restaurantId: string;
  readonly kind: string;
  /** The order's payment method for a sale, otherwise null. */
  readonly method: string | null;
  readonly accounts: readonly string[];
  readonly amounts: readonly Cents[];
};

type Posting = { readonly account: string; readonly amount: Cents };

/**
 * Prefixes of memorandum accounts, which say what of the sales is a charge, and what discounts took off. Their postings
 * and those of `WITHIN_SALES` cancel each other, so that `sales` stays whole. payment#ledger.
 */
export const CHARGE = "charge:";
export const DISCOUNT = "discount:";
const WITHIN_SALES = "within-sales";
const CHARGES = ["service-charge", "delivery-charge"] as const;

/**
 * Returns the ledger entry of a sale: the amount due, the sales, each tax by rate, and the tip; then the charges
 * within the sales, and the discounts.
 * payment#ledger.
 */
export function saleEntry(order: {
  readonly restaurantId: string;
  readonly paymentMethod: string;
  readonly costs: CostsData;
  readonly explanation: CostsExplanation;
  readonly lines: readonly RefundableLine[];
}): NewEntry {
  const { restaurantId, paymentMethod: method, costs } = order;
  const [total, taxes, tip] = [costs.total, costs.taxes, costs.tip.amount].map(centsOf) as [Cents, Cents, Cents];
  const ofTaxes = costs.taxBrackets.flatMap(({ tax1, tax2 }) => [
    { account: `tax1:${tax1.rate}`, amount: cents(-centsOf(tax1.amount)) },
    { account: `tax2:${tax2.rate}`, amount: cents(-centsOf(tax2.amount)) },
  ]);
  const postings = [
    { account: "due", amount: cents(total + tip) },
    { account: "sales", amount: cents(taxes - total) },
    ...[{ account: "tips", amount: cents(-tip) }, ...ofTaxes].filter(({ amount }) => amount !== 0),
    ...memorandum([
      ...chargesOf(order),
      { account: `${DISCOUNT}code`, amount: centsOf(costs.discount.amount) },
      { account: `${DISCOUNT}member-price`, amount: centsOf(costs.memberDiscount.preTax) },
    ]),
  ];
  return { restaurantId, kind: "sale", method, ...columnsOf(postings) };
}

/**
 * Returns the postings that reverse a refund's share of the sale against the account `due`, and of the charges within
 * the sales. The discounts of a sale stay. payment#ledger.
 */
export function refundPostings({ parts, totalCents }: Refund): Pick<NewEntry, "accounts" | "amounts"> {
  const ofSale = parts.map((one): Posting => {
    if (one.part === "tip") return { account: "tips", amount: one.cents };
    return { account: "rate" in one ? `${one.part}:${one.rate}` : "sales", amount: one.cents };
  });
  const charges = CHARGES.map((charge) => ({
    account: `${CHARGE}${charge}`,
    amount: sumCents(parts.filter(({ part }) => part === charge).map((one) => one.cents)),
  }));
  return columnsOf([{ account: "due", amount: cents(-totalCents) }, ...ofSale, ...memorandum(charges)]);
}

/** Returns the charges of a bill without taxes, as credits. They are the shares that refunds give back. */
function chargesOf({ costs, explanation, lines }: Parameters<typeof saleEntry>[0]): Posting[] {
  if (centsOf(costs.serviceCharge.amount) === 0 && centsOf(costs.deliveryCharge.amount) === 0) return [];
  const bill = splitBill(explanation, lines);
  return CHARGES.map((charge) => {
    const at = bill.parts.findIndex(({ part }) => part === charge);
    const shares = bill.lines.flatMap(({ portions }) => portions.map((portion) => portion[at] ?? cents(0)));
    return { account: `${CHARGE}${charge}`, amount: cents(-sumCents(shares)) };
  });
}

/** Balances memorandum postings by one on `WITHIN_SALES`; leaves out those of zero. */
function memorandum(postings: readonly Posting[]): Posting[] {
  const told = postings.filter(({ amount }) => amount !== 0);
  const balance = cents(-sumCents(told.map(({ amount }) => amount)));
  return balance === 0 ? told : [...told, { account: WITHIN_SALES, amount: balance }];
}

function columnsOf(postings: readonly Posting[]): Pick<NewEntry, "accounts" | "amounts"> {
  return { accounts: postings.map(({ account }) => account), amounts: postings.map(({ amount }) => amount) };
}

function centsOf(amount: string): Cents {
  const parsed = parseCents(amount);
  if (parsed === null) throw new Error(`Invalid amount in a stored bill: "${amount}".`);
  return parsed;
}
