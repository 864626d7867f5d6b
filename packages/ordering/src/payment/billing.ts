import type { ExtraMethod } from "../venue/extra-payment-methods.ts";
import type { PaymentMethod } from "./payment.ts";

/** The longest cost center or purchase order's number, in characters. */
export const MAX_BILLING_REFERENCE_LENGTH = 60;

/** What a checkout says of how it is billed. */
export type Billing = {
  /** True for the invoice method alone. */
  readonly invoice: boolean;
  readonly costCenter: string | null;
  readonly purchaseOrder: string | null;
};

/**
 * What is kept of a checkout's billing under a method: the invoice flag is true for the invoice method alone, a cost center and a
 * purchase order are kept for their own methods alone. payment#method-change.
 */
export function billingOf(
  method: PaymentMethod | null,
  typed: { readonly costCenter: string; readonly purchaseOrder: string },
): Billing {
  return {
    invoice: method === "invoice",
    costCenter: method === "costCenter" ? typed.costCenter.trim() || null : null,
    purchaseOrder: method === "purchaseOrder" ? typed.purchaseOrder.trim() || null : null,
  };
}

/** The field of a checkout that a way to be billed asks for; null for an invoice, which asks for nothing. */
export const BILLING_FIELDS: Readonly<Record<ExtraMethod, "costCenter" | "purchaseOrder" | null>> = {
  invoice: null,
  costCenter: "costCenter",
  purchaseOrder: "purchaseOrder",
};
