import type Stripe from "stripe";
import type { ReportFault } from "./stripe-faults.ts";
import type { StripeBooks } from "./stripe-payments.store.ts";

/** Stripe's client, our records of its payments, and the reporter of configuration errors. */
export type StripeDeps = {
  /** Makes each call on `account`. */
  readonly stripe: Stripe;
  /** Makes calls on the installation's own account, which has the fees and opens accounts. */
  readonly platform: Stripe;
  /** A restaurant's own account; null for the installation's. */
  readonly account: string | null;
  readonly books: StripeBooks;
  readonly report: ReportFault;
};

/** Returns an intent with its Stripe charge, which has the card and the refunds. */
export const WITH_CHARGE = { expand: ["latest_charge"] };
