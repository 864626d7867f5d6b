import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Holds the page's script back until it is let go. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await expect.poll(() => page.evaluate("'takeTaps' in window")).toBe(false);
  };
}
