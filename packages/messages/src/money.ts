import { currentLocale, type Locale } from "./locale.ts";

/** Keeps an amount and its sign on one line. */
const NO_BREAK_SPACE = "\u00a0";

/**
 * An amount of Canadian dollars as people write it: `$1,234.50`, or `1 234,50 $` in French. bill#cents.
 *
 * Written by hand rather than with `Intl`, so that the server and every browser write the same characters and a page
 * does not change when it is hydrated.
 */
export function formatMoney(cents: number, locale: Locale = currentLocale()): string {
  const sign = cents < 0 ? "−" : "";
  const wholeCents = Math.abs(cents);
  const dollars = groupThousands(Math.floor(wholeCents / 100), locale);
  const decimals = String(wholeCents % 100).padStart(2, "0");
  return locale === "fr-CA" ? `${sign}${dollars},${decimals}${NO_BREAK_SPACE}$` : `${sign}$${dollars}.${decimals}`;
}

/**
 * A percentage as people write it: `18%`, or `18 %` in French, from the decimal digits of the number (`"9.975"`).
 *
 * Takes the digits as text, because a rate is exact and a float is not.
 */
export function formatPercent(percent: string | number, locale: Locale = currentLocale()): string {
  const digits = String(percent);
  return locale === "fr-CA" ? `${digits.replace(".", ",")}${NO_BREAK_SPACE}%` : `${digits}%`;
}

/** A whole number as people write it: `1,250`, or `1 250` in French, whose space breaks no line. */
export function formatNumber(whole: number, locale: Locale = currentLocale()): string {
  return `${whole < 0 ? "−" : ""}${groupThousands(Math.abs(whole), locale)}`;
}

function groupThousands(whole: number, locale: Locale): string {
  const separator = locale === "fr-CA" ? NO_BREAK_SPACE : ",";
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
