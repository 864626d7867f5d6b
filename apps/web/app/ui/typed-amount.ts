import { currentLocale } from "@comptoir/messages";

/**
 * Returns an amount that was typed in English or French (`$1,250.00`, `1 250,00 $`) as the API writes it: `1250.00`. Of a text that is
 * no amount, something remains that is none either.
 */
export function typedAmount(text: string): string {
  return text
    .replace(/[\s$]/g, "")
    .replace(/,(?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
}

/** Writes an amount of the API for a field, in the form of the page's language: `12,50` in French. Other texts stay. */
export function amountInField(amount: string): string {
  return currentLocale() === "fr-CA" && /^\d+\.\d+$/.test(amount) ? amount.replace(".", ",") : amount;
}
