import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "#runtime";
import { FALLBACK_LOCALE, type Locale } from "./locale.ts";

const localeOfRequest = new AsyncLocalStorage<Locale>();

/**
 * Runs `work` with its messages in one language, whatever other requests do meanwhile.
 *
 * For the site's server rendering, where a message is written deep inside a screen. The API names the language at each
 * message instead (`m.some_message({}, { locale })`). A run inside another one wins until it ends.
 */
export function runWithLocale<Result>(locale: Locale, work: () => Result): Result {
  overwriteGetLocale(() => localeOfRequest.getStore() ?? FALLBACK_LOCALE);
  return localeOfRequest.run(locale, work);
}
