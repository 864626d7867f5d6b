import type { Page } from "@playwright/test";

/** Resolves once the page is laid out again. */
const TWO_FRAMES = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))";

/** Gives an open page another width, which takes less than opening it again. */
export async function atWidth(page: Page, width: number, height = 740): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(TWO_FRAMES);
}
