import {
  billingReference,
  eachBillingField,
  type FieldRefusal,
  type ListedMeans,
  MAX_BILLING_REFERENCE_LENGTH,
  type TypedBilling,
} from "@comptoir/ordering";
import { billedNote, methodWords } from "@comptoir/receipt";
import { tieField } from "../../../forms/form-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { TextField } from "../../../ui/field.tsx";
import type { CheckoutFacts } from "../form/checkout-facts.ts";
import { checkoutField, keptText, type StepField, type StepProps } from "../form/checkout-step.ts";

type Billed = ListedMeans<"billed">;

/**
 * Restores the fields of all billed means. Each field keeps its text while another means is selected; only the field
 * of the selected means is sent.
 */
export function restoreBilling(kept: Readonly<Record<string, unknown>>): TypedBilling {
  return eachBillingField((field) => keptText(kept[field], ""));
}

export function billingFields({ name, field }: Billed, { setup }: CheckoutFacts): readonly StepField[] {
  if (field === null) return [];
  return [checkoutField(field, methodWords(name, setup.payment.labels))];
}

/** Requires the field of a billed means to be filled in. payment#invoiced. */
export function checkBilling(means: Billed, typed: TypedBilling): readonly FieldRefusal[] {
  const { field } = means;
  return field !== null && billingReference(means, typed) === null ? [{ field, rule: "required" }] : [];
}

export function BillingFields({ means, ...props }: StepProps<TypedBilling> & { readonly means: Billed }) {
  const { part, change, facts, errors } = props;
  const { name, field } = means;
  if (field === null) {
    const note = billedNote(means);
    return note === null ? null : <Banner>{note}</Banner>;
  }
  return (
    <TextField
      {...tieField(errors, field, (text) => change({ [field]: text }))}
      label={methodWords(name, facts.setup.payment.labels)}
      value={part[field]}
      maxLength={MAX_BILLING_REFERENCE_LENGTH}
      autoComplete="off"
    />
  );
}
