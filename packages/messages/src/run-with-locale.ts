import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteGetLocale } from "#runtime";
import { FALLBACK_LOCALE, type Locale } from "./locale.ts";

const localeOfRequest = new AsyncLocalStorage<Locale>();

/**
 * Runs `work` with messages in one locale, isolated from concurrent requests. For server rendering, where
 * components format messages.
 */
export function runWithLocale<Result>(locale: Locale, work: () => Result): Result {
  overwriteGetLocale(() => localeOfRequest.getStore() ?? FALLBACK_LOCALE);
  return localeOfRequest.run(locale, work);
}
