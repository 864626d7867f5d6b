import { formatDistance, m } from "@comptoir/messages";
import type { FieldRefusal, Locale } from "@comptoir/ordering";

/** What is wrong with an address, by its rule and in words. */
export type AddressFault = {
  readonly code: "address_too_far" | "address_vague" | "address_invalid";
  readonly message: string;
};

/** Why nothing can be searched for around an address. */
export type SearchFault = { readonly code: "address_vague" | "address_invalid"; readonly message: string };

/**
 * Words why nothing can be searched for around an address: nobody knows it, or it may be in any town. `near` is the address as it was
 * typed. api#geolocation-search.
 */
export function wordSearchFault(
  code: SearchFault["code"],
  { near, locale }: { readonly near: string; readonly locale: Locale },
): SearchFault {
  const word = code === "address_vague" ? m.location_vague : m.location_unknown;
  return { code, message: word({ near }, { locale }) };
}

/** Words a refusal of an address; null for one of another rule. checkout#delivery-address-errors. */
export function wordAddressFault({ rule, params = {} }: FieldRefusal, locale: Locale): AddressFault | null {
  switch (rule) {
    case "address_too_far": {
      const reach = formatDistance(Number(params.radius), params.unit === "mi" ? "mi" : "km", locale);
      return { code: rule, message: m.form_address_too_far({ reach }, { locale }) };
    }
    case "address_vague":
      return { code: rule, message: m.form_address_vague({}, { locale }) };
    case "address_invalid":
      return { code: rule, message: m.form_address_invalid({}, { locale }) };
    default:
      return null;
  }
}
