import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, and what axe knows to be good practice beside them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Who looks at every screen: each language, and each of light and dark, on the phone and on the desktop. */
export const READERS = [
  { language: "en-CA", colorScheme: "light" },
  { language: "fr-CA", colorScheme: "dark" },
] as const;

/** How many places are shown where a rule is broken; more of them say nothing more. */
const PLACES_SHOWN = 3;

/** Looks at what is on the page with axe. No violation is let pass; those of later screens of the same test are told too. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.slice(0, PLACES_SHOWN).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect.soft(found, "accessibility violations").toEqual([]);
}
