import { expect, type Page } from "@playwright/test";

/** Waits until the browser has cached a menu page for offline use. */
export async function untilKept(page: Page, address: string): Promise<void> {
  const isKept = `caches.match(${JSON.stringify(address)}, { ignoreVary: true }).then((kept) => kept !== undefined)`;
  await expect(async () => expect(await page.evaluate(isKept)).toBe(true)).toPass({ timeout: 30_000 });
}
