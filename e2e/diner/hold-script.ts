import type { Page } from "@playwright/test";

/** Holds the page's script back until it is let go. */
export async function holdScript(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
