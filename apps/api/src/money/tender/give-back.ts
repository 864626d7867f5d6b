import { ACCOUNT_CREDIT, type Cents, sumCents, type TenderToRefund } from "@comptoir/ordering";
import type { Transaction } from "../../platform/db/transaction.ts";
import { operationsOf } from "./means/index.ts";
import type { GivingBack } from "./means/operations.ts";
import { leftOf, type OrderOfTenders, type Tender } from "./tender.ts";
import { noteGivenBack, type ShareRow } from "./tenders.store.ts";

/** An amount to give back from a tender, to the tender's own means or to another (`to`). */
export type Share = {
  readonly tender: Tender;
  readonly cents: Cents;
  /** Name of the means that receives the amount; absent for the tender's own. */
  readonly to?: string;
};

export type OrderWithTenders = OrderOfTenders & { readonly owner: string | null; readonly tenders: readonly Tender[] };

/**
 * Returns whether a gateway took a tender's payment and therefore refunds it: a card, or the card of a closed
 * tab. payment#refund-means.
 */
export function viaGateway({ payment, state }: Tender): boolean {
  return payment !== null && state === "taken";
}

export function shareRows(order: OrderOfTenders, shares: readonly Share[]): readonly ShareRow[] {
  return shares.filter(goesBack).map(({ tender, cents, to }) => {
    const { account, booksOf } = operationsOf({ means: to ?? tender.means });
    return {
      position: tender.position,
      cents,
      books_of: (to === undefined && booksOf?.(tender)) || order.restaurantId,
      kind: account?.back ?? null,
      account: account?.name ?? null,
    };
  });
}

/** Points are refunded in proportion to the bill, so even zero cents may give back points. */
function goesBack({ tender, cents }: Share): boolean {
  return cents > 0 || operationsOf(tender).isInProportion === true;
}

/**
 * Calls `giveBack` of each means with the sum of its shares. The caller has recorded the shares by
 * `noteGivenBack`.
 */
export async function handBack(
  transaction: Transaction,
  { restaurantId, orderId, owner }: OrderWithTenders,
  shares: readonly Share[],
  why: Pick<GivingBack, "why" | "refundId" | "soFar" | "at">,
): Promise<void> {
  const byMeans = Map.groupBy(shares.filter(goesBack), ({ tender, to }) => to ?? `${tender.position}`);
  for (const [first, ...others] of byMeans.values() as Iterable<[Share, ...Share[]]>) {
    const { tender, to = tender.means } = first;
    const backCents = sumCents([first, ...others].map(({ cents }) => cents));
    const back = { restaurantId, orderId, owner, tender, backCents, ...why } as GivingBack;
    await operationsOf({ means: to }).giveBack?.(transaction, back);
  }
}

/**
 * Gives back what is left of an order's tenders to their means. With `isCredited`, what a card or account
 * credit paid becomes account credit. A card payment that is not captured yet becomes credit on its capture.
 * payment#tender, school#account-credit.
 */
export async function giveAllBack(
  transaction: Transaction,
  order: OrderWithTenders,
  {
    why,
    isCredited = false,
    at,
  }: { readonly why: "cancelled" | "changed"; readonly isCredited?: boolean; readonly at: Date },
): Promise<void> {
  const shares = order.tenders.flatMap((tender): Share[] => {
    const share = { tender, cents: leftOf(tender) };
    if (!isCredited || (tender.payment === null && tender.means !== ACCOUNT_CREDIT.name)) return [share];
    const isPaid = tender.payment === null || tender.payment.status === "captured";
    return isPaid ? [{ ...share, to: ACCOUNT_CREDIT.name }] : [];
  });
  await noteGivenBack(transaction, order, shareRows(order, shares), at);
  await handBack(transaction, order, shares, { why, refundId: null, soFar: "all", at });
}

/** Gives back all remaining amounts of an order, before its change takes new tenders. ordering#change-by-guest. */
export async function giveBackForChange(
  transaction: Transaction,
  order: OrderWithTenders,
  { changeId, at }: { readonly changeId: string; readonly at: Date },
): Promise<void> {
  await giveAllBack(transaction, order, { why: "changed", at });
  const { restaurantId, orderId } = order;
  for (const tender of order.tenders) {
    await operationsOf(tender).rename?.(transaction, tender, { restaurantId, orderId, changeId });
  }
}

/**
 * Converts tenders to the input of a refund's split. A payment with the status `refunded` counts as given
 * back in full. payment#refund-means.
 */
export function tendersToRefund(tenders: readonly Tender[]): readonly TenderToRefund[] {
  return tenders.map((tender) => ({
    amountCents: tender.amountCents,
    backCents: tender.payment?.status === "refunded" ? tender.amountCents : tender.backCents,
    isInProportion: operationsOf(tender).isInProportion ?? false,
  }));
}
