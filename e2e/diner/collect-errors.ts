import type { BrowserContext } from "@playwright/test";

/**
 * Collects the uncaught and console errors of a context's pages, except refusals of the API, which the
 * console logs too.
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
