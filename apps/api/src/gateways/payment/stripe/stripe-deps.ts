import type Stripe from "stripe";
import type { ReportFault } from "./stripe-faults.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** What the calls to Stripe take: the library's client, our books of its payments, and whom to tell of wrong keys. */
export type StripeDeps = { readonly stripe: Stripe; readonly books: StripeBooks; readonly report: ReportFault };

/** Asked with every intent: a receipt names the card, and a refund stands at the charge. */
export const WITH_CHARGE = { expand: ["latest_charge"] };
