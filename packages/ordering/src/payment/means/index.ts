// The means of payment: each has its own file and one entry in `LIST`.

import { ACCOUNT_CREDIT } from "./account-credit.ts";
import { APPLE_PAY } from "./apple-pay.ts";
import { COST_CENTER } from "./cost-center.ts";
import { CREDIT_CARD } from "./credit-card.ts";
import { GIFT_CARD } from "./gift-card.ts";
import { GOOGLE_PAY } from "./google-pay.ts";
import { INVOICE } from "./invoice.ts";
import type { Means } from "./means.ts";
import { PAY_ON_PREMISE } from "./pay-on-premise.ts";
import { POINTS } from "./points.ts";
import { PURCHASE_ORDER } from "./purchase-order.ts";
import { SUITE_TAB } from "./suite-tab.ts";
import { TABLE_BILL } from "./table-bill.ts";

export type { Means } from "./means.ts";
export {
  ACCOUNT_CREDIT,
  APPLE_PAY,
  CREDIT_CARD,
  GIFT_CARD,
  GOOGLE_PAY,
  INVOICE,
  PAY_ON_PREMISE,
  POINTS,
  SUITE_TAB,
  TABLE_BILL,
};

/** The means in the sequence in which a checkout shows them. payment#means. */
const LIST = [
  CREDIT_CARD,
  APPLE_PAY,
  GOOGLE_PAY,
  PAY_ON_PREMISE,
  INVOICE,
  COST_CENTER,
  PURCHASE_ORDER,
  SUITE_TAB,
  TABLE_BILL,
  ACCOUNT_CREDIT,
  GIFT_CARD,
  POINTS,
] as const satisfies readonly Means[];

export type ListedMeans<Kind extends Means["kind"] = Means["kind"]> = Extract<
  (typeof LIST)[number],
  { readonly kind: Kind }
>;
type Table = { readonly [One in ListedMeans as One["name"]]: One };

/** All means of payment by name. payment#means. */
export const MEANS = Object.fromEntries(LIST.map((means) => [means.name, means])) as Table;

export type MeansName = keyof Table;

export type MeansNameOf<Kind extends Means["kind"]> = ListedMeans<Kind>["name"];

/** Returns the means with a name; null for an unknown name. payment#means. */
export function meansOf(name: string): ListedMeans | null {
  return LIST.find((means) => means.name === name) ?? null;
}

export function meansOfKind<Kind extends Means["kind"]>(kind: Kind): readonly ListedMeans<Kind>[] {
  return LIST.filter((means): means is ListedMeans<Kind> => means.kind === kind);
}
