import type { Page } from "@playwright/test";

/** Delays the page's scripts until the caller calls the returned function. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
