import { m } from "@comptoir/messages";

/** Where on the page a refusal of the server belongs. */
export type RefusalPlace = "how" | "payment" | "codes" | "lines" | "page";

/** Codes of the error catalogue by where they belong. api#error-codes, screens#own-place. */
const PLACES: Readonly<Record<string, RefusalPlace>> = {
  200: "payment",
  410: "payment",
  1803: "payment",
  payment_required: "payment",
  challenge_required: "payment",
  415: "lines",
  416: "lines",
  417: "lines",
  426: "lines",
  428: "lines",
  1804: "lines",
  2202: "lines",
  options_invalid: "lines",
  cart_full: "lines",
  418: "how",
  419: "how",
  422: "how",
  424: "how",
  no_config: "how",
  order_type_not_offered: "how",
  discount_invalid: "codes",
  gift_card_invalid: "codes",
  gift_card_empty: "codes",
};

/** Where the message of a refusal is shown. */
export function placeOfRefusal(code: string | number): RefusalPlace {
  return PLACES[String(code)] ?? "page";
}

/** What was kept and what to do next, after the server's own message. */
export function nextStepWords(place: RefusalPlace): string {
  switch (place) {
    case "payment":
      return m.checkout_next_payment();
    case "lines":
      return m.checkout_next_lines();
    case "how":
      return m.checkout_next_how();
    case "codes":
      return m.checkout_next_codes();
    case "page":
      return m.checkout_next_page();
  }
}
