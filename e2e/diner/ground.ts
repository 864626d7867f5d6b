import type { Page } from "@playwright/test";

/** Returns the lightness of a page's background: the mean of its channels, 0 to 255. */
export function groundOf(page: Page): Promise<number> {
  return page.evaluate<number>(
    "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).reduce((sum, channel) => sum + Number(channel), 0) / 3",
  );
}
