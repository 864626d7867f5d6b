import { INVOICE, type ListedMeans, meansOfKind } from "./means/index.ts";
import type { PaymentMethod } from "./payment.ts";

/** Maximum length of a cost center or purchase order number, in characters. */
export const MAX_BILLING_REFERENCE_LENGTH = 60;

/** A checkout field that a later bill refers to: a cost center or a purchase order. payment#invoiced. */
export type BillingField = NonNullable<ListedMeans<"billed">["field"]>;

/** Builds a record with a value for each billing field, in the sequence of the table of means. payment#means. */
export function eachBillingField<Value>(make: (field: BillingField) => Value): Readonly<Record<BillingField, Value>> {
  const fields = meansOfKind("billed").flatMap(({ field }) => field ?? []);
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<BillingField, Value>;
}

/** The texts typed in the billing fields. */
export type TypedBilling = Readonly<Record<BillingField, string>>;

type TypedFields = Readonly<Record<string, unknown>>;

/**
 * Returns the text typed in the billing field of a means; null if it has no field or the text is blank.
 * payment#invoiced.
 */
export function billingReference({ field }: ListedMeans<"billed">, typed: TypedFields): string | null {
  const text = field === null ? null : typed[field];
  return (typeof text === "string" && text.trim()) || null;
}

/** The billing details of a checkout. */
export type Billing = Readonly<Record<typeof INVOICE.name, boolean> & Record<BillingField, string | null>>;

/**
 * Returns the billing details to keep when a payment method is selected. Only the invoice method sets the
 * invoice flag, and each field is kept for its own method only. payment#method-change.
 */
export function billingOf(method: PaymentMethod | null, typed: TypedFields): Billing {
  const means = meansOfKind("billed").find(({ name }) => name === method);
  const kept = eachBillingField((field) => (means?.field === field ? billingReference(means, typed) : null));
  return { ...kept, [INVOICE.name]: means === INVOICE };
}
