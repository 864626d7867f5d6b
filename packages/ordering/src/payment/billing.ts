import { INVOICE, type ListedMeans, meansOfKind } from "./means/index.ts";
import type { PaymentMethod } from "./payment.ts";

/** The longest cost center or purchase order's number, in characters. */
export const MAX_BILLING_REFERENCE_LENGTH = 60;

/** A field of a checkout by which the venue bills. payment#invoiced. */
export type BillingField = NonNullable<ListedMeans<"billed">["field"]>;

/** A value for each field by which venues bill, in the sequence of the table. payment#means. */
export function eachBillingField<Value>(make: (field: BillingField) => Value): Readonly<Record<BillingField, Value>> {
  const fields = meansOfKind("billed").flatMap(({ field }) => field ?? []);
  return Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<BillingField, Value>;
}

/** What is typed in those fields. */
export type TypedBilling = Readonly<Record<BillingField, string>>;

type TypedFields = Readonly<Record<string, unknown>>;

/** By what an order is billed: what was typed in the field that its means asks for; null for nothing. payment#invoiced. */
export function billingReference({ field }: ListedMeans<"billed">, typed: TypedFields): string | null {
  const text = field === null ? null : typed[field];
  return (typeof text === "string" && text.trim()) || null;
}

/** What a checkout says of how it is billed. */
export type Billing = Readonly<Record<typeof INVOICE.name, boolean> & Record<BillingField, string | null>>;

/**
 * What is kept of a checkout's billing under a method: the invoice flag is true for the invoice method alone, and each field is kept for
 * its own method alone. payment#method-change.
 */
export function billingOf(method: PaymentMethod | null, typed: TypedFields): Billing {
  const means = meansOfKind("billed").find(({ name }) => name === method);
  const kept = eachBillingField((field) => (means?.field === field ? billingReference(means, typed) : null));
  return { ...kept, [INVOICE.name]: means === INVOICE };
}
