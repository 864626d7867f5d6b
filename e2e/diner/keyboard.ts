import { expect, type Locator, type Page } from "@playwright/test";

/** Tells whether the focused element, or a card around it, has an unclipped outline. */
const FOCUS_IS_SEEN = `(() => {
  let element = document.activeElement;
  for (let height = 0; element && height < 4; height += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    if (outlineStyle === "none" || outlineWidth === "0px") continue;
    const scroller = element.closest("nav") ?? document.documentElement;
    return element.getBoundingClientRect().left - reach >= scroller.getBoundingClientRect().left;
  }
  return false;
})()`;

/** Presses Tab until an element has the focus; checks that its outline is visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(":focus"));
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) continue;
    // The outline may take a frame to reach its position.
    await expect.poll(() => page.evaluate(FOCUS_IS_SEEN), `the focus on ${target} is seen`).toBe(true);
    return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
