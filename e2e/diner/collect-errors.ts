import type { BrowserContext } from "@playwright/test";

/**
 * Collects the errors of any page of a context: the uncaught ones and those in the console. An answer that
 * is a refusal is no error, though the console counts it as one.
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
