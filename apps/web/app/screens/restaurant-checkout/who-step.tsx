import { m } from "@comptoir/messages";
import { contactFields, formatPhone } from "@comptoir/ordering";
import { TextField } from "../../ui/field.tsx";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { FIELD_LENGTHS } from "./review-draft.ts";
import type { Checkout } from "./use-checkout.ts";
import { fieldId } from "./use-form-errors.ts";

/** Who orders. What the venue does not ask of guests is not there. checkout#hide-guest-info. */
export function WhoStep({ checkout }: { readonly checkout: Checkout }) {
  const { setup, orderType, isAtTable, draft, update, errors } = checkout;
  const fields = contactFields(orderType, setup.rules.order_options.hide_guest_info);
  const tie = (field: string, name: keyof CheckoutDraft & ("fullName" | "email" | "phoneNumber")) => ({
    id: fieldId(field),
    name: field,
    value: draft[name],
    error: errors.messageOf(field),
    maxLength: FIELD_LENGTHS[name],
    // An empty field is not wrong before the form is sent; what was typed and left may be.
    onBlur: () => (draft[name].trim() === "" ? undefined : errors.reveal([field])),
  });
  const change = (field: string, value: Partial<CheckoutDraft>) => {
    errors.clearGiven(field);
    update(value);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...tie("contact.full_name", "fullName")}
        label={m.checkout_name()}
        hint={isAtTable ? m.checkout_name_hint_table() : m.checkout_name_hint()}
        autoComplete="name"
        className="sm:col-span-2"
        onChange={({ target }) => change("contact.full_name", { fullName: target.value })}
      />
      {fields.phone === "hidden" ? null : (
        <TextField
          {...tie("contact.phone_number", "phoneNumber")}
          label={m.checkout_phone()}
          optional={fields.phone === "optional"}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onChange={({ target }) =>
            change("contact.phone_number", { phoneNumber: formatPhone(target.value, { dropLeadingOne: true }) })
          }
        />
      )}
      {fields.email === "hidden" ? null : (
        <TextField
          {...tie("contact.email", "email")}
          label={m.checkout_email()}
          optional={fields.email === "optional"}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change("contact.email", { email: target.value })}
        />
      )}
    </div>
  );
}
