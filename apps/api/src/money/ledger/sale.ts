import { type Cents, type CostsData, cents, parseCents } from "@comptoir/ordering";

/** An entry that an order writes as it is placed: its postings sum to zero, debits above and credits below it. payment#ledger. */
export type NewEntry = {
  /** Whose books it is in: the order's restaurant, or the hub's whose gift card paid. */
  readonly restaurantId: string;
  readonly kind: string;
  /** How the order is paid, of a sale. */
  readonly method: string | null;
  readonly accounts: readonly string[];
  readonly amounts: readonly Cents[];
};

/** What an order owes and what it is made of: what was sold, each tax at its rate, the tip. payment#ledger. */
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
  if (parsed === null) throw new Error(`A bill says "${amount}" for an amount.`);
  return parsed;
}
