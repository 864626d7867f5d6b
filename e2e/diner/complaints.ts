import type { BrowserContext } from "@playwright/test";

/**
 * Collects what the browser complains about on any page of a context: errors that nobody caught and errors in the console. An answer that
 * is a refusal is no complaint; the console counts it as one.
 */
export function hearComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    complaints.push(message.text());
  });
  return complaints;
}
