import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rule sets of axe: WCAG 2.2, levels A and AA, and best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The number of elements shown per violated rule. */
const PLACES_SHOWN = 3;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * The settings in which every screen is checked: English in light colours, at phone and desktop width; French in dark
 * colours, at phone width.
 */
export const READERS = [
  { language: "en-CA", colorScheme: "light", widths: [PHONE, DESKTOP] },
  { language: "fr-CA", colorScheme: "dark", widths: [PHONE] },
] as const;

/**
 * Runs `expectAccessible` at each width. `atEnd` scrolls to the end of the page first, if a fixed bar would cover
 * controls that can be scrolled clear of it.
 */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly { readonly width: number; readonly height: number }[],
  { atEnd = false } = {},
): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    if (atEnd) await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    await expectAccessible(page);
  }
}

/** Resolves when all animations have ended: during a fade, axe would measure too little contrast. */
const UNTIL_IT_RESTS = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** Checks the page with axe and reports every violation. Soft: the test continues and reports later screens too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(UNTIL_IT_RESTS);
  // Legacy mode needs no extra page to merge the results of cross-origin frames; the checked pages have no such
  // frames.
  const axe = new AxeBuilder({ page })
    // `options` must precede `withTags`, since it replaces all options.
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.slice(0, PLACES_SHOWN).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect.soft(found, "accessibility violations").toEqual([]);
}
