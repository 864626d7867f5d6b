import type { Page } from "@playwright/test";

/** Resolves once the page is laid out again. */
const TWO_FRAMES = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))";

/** Gives an open page another width, which takes less than opening it again. */
export async function atWidth(page: Page, width: number, height = 740): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(TWO_FRAMES);
}

/** Doubles the text of an open page. A style attribute would be reset when React hydrates the document. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const doubled = new CSSStyleSheet();
    doubled.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [doubled];
  })()`);
}
