import { type Cents, type CostsData, cents, parseCents } from "@comptoir/ordering";

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

/**
 * Returns the ledger entry of a sale: the amount due, the sales, each tax by rate, and the tip.
 * payment#ledger.
 */
export function saleEntry(order: {
  readonly restaurantId: string;
  readonly paymentMethod: string;
  readonly costs: CostsData;
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
  ];
  return {
    restaurantId,
    kind: "sale",
    method,
    accounts: postings.map(({ account }) => account),
    amounts: postings.map(({ amount }) => amount),
  };
}

function centsOf(amount: string): Cents {
  const parsed = parseCents(amount);
  if (parsed === null) throw new Error(`Invalid amount in a stored bill: "${amount}".`);
  return parsed;
}
