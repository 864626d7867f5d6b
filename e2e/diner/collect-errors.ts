import type { BrowserContext } from "@playwright/test";

/**
 * Collects the uncaught errors and console errors of all pages of a context. Ignores refusals of the API, which the
 * console logs as errors.
 */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    errors.push(message.text());
  });
  return errors;
}
