import type { Page } from "@playwright/test";

/** Returns how light a page's background is: the mean of its channels, 0 (black) to 255 (white). */
export function groundOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).reduce((sum, channel) => sum + Number(channel), 0) / 3",
  );
}
