// The operations of each means: by its kind, or by its name if its value is stored here.

import { ACCOUNT_CREDIT, GIFT_CARD, type Means, type MeansNameOf, meansOf, POINTS } from "@comptoir/ordering";
import { OF_ACCOUNT_CREDIT } from "./account-credit.ts";
import { BY_GATEWAY } from "./by-gateway.ts";
import { OF_GIFT_CARD } from "./gift-card.ts";
import type { MeansOperations } from "./operations.ts";
import { BILLED, IN_PERSON } from "./paid-later.ts";
import { OF_POINTS } from "./points.ts";
import { TAB } from "./suite-tab.ts";
import { ON_TABLE_BILL } from "./table-bill.ts";

const OF_KIND: Readonly<Record<Exclude<Means["kind"], "stored">, MeansOperations>> = {
  card: BY_GATEWAY,
  "in-person": IN_PERSON,
  table: ON_TABLE_BILL,
  billed: BILLED,
  tab: TAB,
};

const STORED: Readonly<Record<MeansNameOf<"stored">, MeansOperations>> = {
  [POINTS.name]: OF_POINTS,
  [GIFT_CARD.name]: OF_GIFT_CARD,
  [ACCOUNT_CREDIT.name]: OF_ACCOUNT_CREDIT,
};

/** Returns the operations of a means; throws for an unknown name. payment#tender. */
export function operationsOf({ means: name }: { readonly means: string }): MeansOperations {
  const means = meansOf(name);
  if (means === null) throw new Error(`Unknown means of payment: "${name}".`);
  return means.kind === "stored" ? STORED[means.name] : OF_KIND[means.kind];
}
