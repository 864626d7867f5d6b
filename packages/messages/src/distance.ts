import { currentLocale, type Locale } from "./locale.ts";

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = "\u00a0";

/** Formats a distance with at most one decimal: `5.5 km`, or `5,5 km` in French. */
export function formatDistance(distance: number, unit: "km" | "mi", locale: Locale = currentLocale()): string {
  const digits = String(Math.round(distance * 10) / 10);
  return `${locale === "fr-CA" ? digits.replace(".", ",") : digits}${NO_BREAK_SPACE}${unit}`;
}
