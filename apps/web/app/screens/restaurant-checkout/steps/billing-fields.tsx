import { m } from "@comptoir/messages";
import { BILLING_FIELDS, type ExtraMethod, type FieldRefusal, MAX_BILLING_REFERENCE_LENGTH } from "@comptoir/ordering";
import { Banner } from "../../../ui/banner.tsx";
import { TextField } from "../../../ui/field.tsx";
import { methodWords } from "../payment/payment-method.ts";
import type { CheckoutFacts, StepField, StepProps } from "./checkout-step.ts";
import { fieldId } from "./use-form-errors.ts";

/** What is typed of how the venue bills; it is kept while another way is looked at, and sent for its own way alone. */
export type TypedBilling = { readonly costCenter: string; readonly purchaseOrder: string };

/** The fields of the ways in which the venue bills later. */
export function billingFields(method: ExtraMethod, { setup }: CheckoutFacts): readonly StepField[] {
  const field = BILLING_FIELDS[method];
  if (field === null) return [];
  return [{ name: field, label: methodWords(method, setup.payment.labels), path: `data.checkout.${field}` }];
}

/** A cost center and a purchase order have to be named. payment#invoiced. */
export function checkBilling(method: ExtraMethod, typed: TypedBilling): readonly FieldRefusal[] {
  const field = BILLING_FIELDS[method];
  return field !== null && typed[field].trim() === "" ? [{ field, rule: "required" }] : [];
}

/** What a way to be billed asks for; an invoice asks for nothing. */
export function BillingFields({ method, ...props }: StepProps<TypedBilling> & { readonly method: ExtraMethod }) {
  const { part, change, facts, errors } = props;
  const field = BILLING_FIELDS[method];
  if (field === null) return <Banner>{m.checkout_billed_invoice()}</Banner>;
  return (
    <TextField
      id={fieldId(field)}
      label={methodWords(method, facts.setup.payment.labels)}
      value={part[field]}
      error={errors.messageOf(field)}
      maxLength={MAX_BILLING_REFERENCE_LENGTH}
      autoComplete="off"
      onChange={({ target }) => {
        errors.clearGiven(field);
        change({ [field]: target.value });
      }}
    />
  );
}
