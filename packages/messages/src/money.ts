import { currentLocale, type Locale } from "./locale.ts";

/** Keeps an amount and its sign on one line. */
const NO_BREAK_SPACE = "\u00a0";

/**
 * Formats an amount of Canadian dollars: `$1,234.50`, or `1 234,50 $` in French. bill#cents.
 * Does not use `Intl`, because the server and every browser must produce the same text for hydration.
 */
export function formatMoney(cents: number, locale: Locale = currentLocale()): string {
  const sign = cents < 0 ? "−" : "";
  const wholeCents = Math.abs(cents);
  const dollars = groupThousands(Math.floor(wholeCents / 100), locale);
  const decimals = String(wholeCents % 100).padStart(2, "0");
  return locale === "fr-CA" ? `${sign}${dollars},${decimals}${NO_BREAK_SPACE}$` : `${sign}$${dollars}.${decimals}`;
}

/** Formats a percentage: `18%`, or `18 %` in French. Exact rates are passed as decimal text (`"9.975"`). */
export function formatPercent(percent: string | number, locale: Locale = currentLocale()): string {
  const digits = String(percent);
  return locale === "fr-CA" ? `${digits.replace(".", ",")}${NO_BREAK_SPACE}%` : `${digits}%`;
}

/** Formats an integer: `1,250`, or `1 250` in French, with a no-break space. */
export function formatNumber(whole: number, locale: Locale = currentLocale()): string {
  return `${whole < 0 ? "−" : ""}${groupThousands(Math.abs(whole), locale)}`;
}

function groupThousands(whole: number, locale: Locale): string {
  const separator = locale === "fr-CA" ? NO_BREAK_SPACE : ",";
  return String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
}
