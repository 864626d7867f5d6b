import { INVOICE, type ListedMeans, meansOfKind } from "./means/index.ts";
import type { PaymentMethod } from "./payment.ts";

/** Maximum length of a cost center or purchase order number, in characters. */
export const MAX_BILLING_REFERENCE_LENGTH = 60;

/** A checkout field that the later bill names: a cost center or a purchase order. payment#invoiced. */
export type BillingField = NonNullable<ListedMeans<"billed">["field"]>;

/** Builds a record with a value for each billing field. payment#means. */
export function eachBillingField<Value>(make: (field: BillingField) => Value): Readonly<Record<BillingField, Value>> {
  const fields = meansOfKind("billed").flatMap(({ field }) => field ?? []);
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<BillingField, Value>;
}

export type TypedBilling = Readonly<Record<BillingField, string>>;

type TypedFields = Readonly<Record<string, unknown>>;

/** Returns the text typed in a means' billing field; null without a field or a text. payment#invoiced. */
export function billingReference({ field }: ListedMeans<"billed">, typed: TypedFields): string | null {
  const text = field === null ? null : typed[field];
  return (typeof text === "string" && text.trim()) || null;
}

export type Billing = Readonly<Record<typeof INVOICE.name, boolean> & Record<BillingField, string | null>>;

/**
 * Returns the billing details to keep for the selected payment method: the invoice flag, and only the
 * method's own field. payment#method-change.
 */
export function billingOf(method: PaymentMethod | null, typed: TypedFields): Billing {
  const means = meansOfKind("billed").find(({ name }) => name === method);
  const kept = eachBillingField((field) => (means?.field === field ? billingReference(means, typed) : null));
  return { ...kept, [INVOICE.name]: means === INVOICE };
}
