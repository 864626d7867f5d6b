import type Stripe from "stripe";
import type { ReportFault } from "./stripe-faults.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** Stripe's client, our records of its payments, and the reporter of configuration errors. */
export type StripeDeps = { readonly stripe: Stripe; readonly books: StripeBooks; readonly report: ReportFault };

/** Returns an intent with its Stripe charge, which has the card and the refunds. */
export const WITH_CHARGE = { expand: ["latest_charge"] };
