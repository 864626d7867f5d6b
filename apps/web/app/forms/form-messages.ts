import { formatDistance, m } from "@comptoir/messages";
import type { FieldRefusal } from "@comptoir/ordering";

/** Returns the message for an invalid field. checkout#form-messages. */
export function wordFieldRefusal({ rule, params = {} }: FieldRefusal): string {
  switch (rule) {
    case "required":
      return m.form_required();
    case "email":
      return m.form_email();
    case "phone":
      return m.form_phone();
    case "phone_or_none":
      return m.form_phone_or_none();
    case "min":
      return m.form_min({ length: params.length ?? 0 });
    case "max":
      return m.form_max({ length: params.length ?? 0 });
    case "min_value":
      return m.form_min_value({ min: params.min ?? 0 });
    case "numeric":
      return m.form_numeric();
    case "integer":
      return m.form_integer();
    case "expiry":
      return m.form_expiry();
    case "credit_card":
      return m.form_credit_card();
    case "postal_code":
      return m.form_postal_code();
    case "name":
      return m.form_name();
    case "address_too_far":
      return m.form_address_too_far({
        reach: formatDistance(Number(params.radius), params.unit === "mi" ? "mi" : "km"),
      });
    case "address_vague":
      return m.form_address_vague();
    case "address_invalid":
      return m.form_address_invalid();
    case "password":
      return m.form_password();
    case "password_common":
      return m.form_password_common();
    case "greater_than":
      return m.form_greater_than({ field1: params.field1 ?? "", field2: params.field2 ?? "" });
  }
}
