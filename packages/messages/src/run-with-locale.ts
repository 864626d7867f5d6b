import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "#runtime";
import { FALLBACK_LOCALE, type Locale } from "./locale.ts";

const localeOfRequest = new AsyncLocalStorage<Locale>();

/**
 * Runs `work` with messages in one locale, isolated from concurrent requests.
 *
 * For server rendering, where messages are formatted deep within components. The API passes the locale to each
 * message instead (`m.some_message({}, { locale })`). A nested run overrides the outer one.
 */
export function runWithLocale<Result>(locale: Locale, work: () => Result): Result {
  overwriteGetLocale(() => localeOfRequest.getStore() ?? FALLBACK_LOCALE);
  return localeOfRequest.run(locale, work);
}
