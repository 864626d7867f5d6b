import type Stripe from "stripe";
import type { ReportFault } from "./stripe-faults.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/**
 * Dependencies of calls to Stripe: its client, our records of its payments, and the reporter of configuration
 * errors.
 */
export type StripeDeps = { readonly stripe: Stripe; readonly books: StripeBooks; readonly report: ReportFault };

/**
 * Option that returns an intent with its Stripe charge: receipts need the charge's card, and refunds are
 * recorded on the charge.
 */
export const WITH_CHARGE = { expand: ["latest_charge"] };
