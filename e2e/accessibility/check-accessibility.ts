import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, and what axe knows to be good practice beside them. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks at what is on the page with axe, in the light and in the dark. No violation is let pass. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found, `accessibility violations in the ${colorScheme}`).toEqual([]);
  }
}
