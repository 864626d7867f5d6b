import { currentLocale, type Locale } from "./locale.ts";

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = "\u00a0";

/** A distance as people write it, with at most one decimal: `5.5 km`, or `5,5 km` in French; in kilometres or miles. */
export function formatDistance(distance: number, unit: "km" | "mi", locale: Locale = currentLocale()): string {
  const digits = String(Math.round(distance * 10) / 10);
  return `${locale === "fr-CA" ? digits.replace(".", ",") : digits}${NO_BREAK_SPACE}${unit}`;
}
