import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, and what axe knows to be good practice beside them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** How many places are shown where a rule is broken; more of them say nothing more. */
const PLACES_SHOWN = 3;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Who looks at every screen: each language, and each of light and dark; as wide as a phone, and one of them as a desktop too. */
export const READERS = [
  { language: "en-CA", colorScheme: "light", widths: [PHONE, DESKTOP] },
  { language: "fr-CA", colorScheme: "dark", widths: [PHONE] },
] as const;

/**
 * Looks at what is on the page as `expectAccessible` does, at one width after the other; at its end where a bar at the foot would cover
 * some of what is pressed, which can be scrolled clear of it.
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

/** Answers once nothing fades in or out any more: what is half there has half its contrast. */
const UNTIL_IT_RESTS = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

/** Looks at what is on the page with axe. No violation is let pass; those of later screens of the same test are told too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(UNTIL_IT_RESTS);
  // None of our pages has a frame of another site: axe need not open a page beside to put the findings of frames together.
  const axe = new AxeBuilder({ page })
    // Before the tags, which it would take the place of.
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
