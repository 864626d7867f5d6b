import { m } from "@comptoir/messages";
import type { FieldRefusal, Locale } from "@comptoir/ordering";
import { wordAddressFault } from "../../places/word-address-fault.ts";

/** A field of the form that breaks a rule, by its path in the body, with what is wrong in words. */
export function wordFault(fault: FieldRefusal, locale: Locale): { readonly path: string; readonly message: string } {
  return { path: pathOf(fault.field), message: messageOf(fault, locale) };
}

/** The rules name fields as the checkout does; a body has them under `data.checkout`. */
function pathOf(field: string): string {
  return `data.checkout.${field === "legal" ? "legalAcceptance" : field}`;
}

function messageOf({ field, rule, params = {} }: FieldRefusal, locale: Locale): string {
  const language = { locale };
  if (field === "legal") return m.order_age_confirmation_required({}, language);
  const address = wordAddressFault({ field, rule, params }, locale);
  if (address) return address.message;
  switch (rule) {
    case "email":
      return m.form_email({}, language);
    case "phone":
      return m.form_phone({}, language);
    case "phone_or_none":
      return m.form_phone_or_none({}, language);
    case "name":
      return m.form_name({}, language);
    case "min":
      return m.form_min({ length: params.length ?? 1 }, language);
    case "max":
      return m.form_max({ length: params.length ?? 1 }, language);
    case "numeric":
      return m.form_numeric({}, language);
    case "postal_code":
      return m.form_postal_code({}, language);
    default:
      return m.form_required({}, language);
  }
}
