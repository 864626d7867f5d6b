import type Stripe from "stripe";
import type { ReportFault } from "./stripe-faults.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** Dependencies of calls to Stripe: its client, our records of its payments, and the reporter of wrong keys. */
export type StripeDeps = { readonly stripe: Stripe; readonly books: StripeBooks; readonly report: ReportFault };

/** Expanded with every intent: receipts need the card, and refunds are recorded on the charge. */
export const WITH_CHARGE = { expand: ["latest_charge"] };
