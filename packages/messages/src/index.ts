/**
 * Every visible text in both languages, and formats of amounts, times and lists.
 * `m.some_message({ name })` uses the language of the request or page. The API passes it: `m.some_message({
 * name }, { locale: "fr-CA" })`.
 * `families` has messages by the last part of their key: `families.checkout_method.invoice`.
 */
export { m } from "#wording";
export * as families from "../generated/families.js";
export { formatDistance } from "./distance.ts";
export { formatList } from "./list.ts";
export {
  currentLocale,
  FALLBACK_LOCALE,
  followDocumentLocale,
  isLocale,
  LOCALES,
  type Locale,
  parseLocale,
  preferredLocale,
} from "./locale.ts";
export { formatMoney, formatNumber, formatPercent } from "./money.ts";
export { formatDate, formatPrepTime, formatShortDate, formatTimeOfDay, formatWeekday } from "./time.ts";
