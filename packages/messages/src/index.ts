/**
 * Every word that people see, in both languages, and the wording of amounts, times and lists.
 *
 * `m.some_message({ name })` is in the language of the request or page; on the API, name the language:
 * `m.some_message({ name }, { locale: "fr-CA" })`. `@comptoir/messages/server` has `runWithLocale` for server rendering.
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
export { formatDate, formatPrepTime, formatTimeOfDay, formatWeekday } from "./time.ts";
