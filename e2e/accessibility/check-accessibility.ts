import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { Result } from "axe-core";

/** The minified script of axe: its half of the size is sent to and read by each page that is checked. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rule sets of axe: WCAG 2.2, levels A and AA, and best practices. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Maximum number of elements shown per violated rule. */
const PLACES_SHOWN = 3;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** The languages, colour schemes and widths in which every page is checked. */
export const READERS = [
  { language: "en-CA", colorScheme: "light", widths: [PHONE, DESKTOP] },
  { language: "fr-CA", colorScheme: "dark", widths: [PHONE] },
] as const;

/** Runs `expectAccessible` at each width. `atEnd` first scrolls to the end, because a fixed bar may cover controls. */
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

/** Resolves once all animations have ended, because during a fade axe measures too little contrast. */
const UNTIL_IT_RESTS = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

const OPTIONS = JSON.stringify({ resultTypes: ["violations"], runOnly: RULES });

/** Checks the page with axe, as soft assertions: the test continues and checks later pages too. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(UNTIL_IT_RESTS);
  // A document keeps axe, whose script takes longer to load than some pages to check.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(`axe.run(document, ${OPTIONS}).then((found) => found.violations)`);
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.slice(0, PLACES_SHOWN).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect.soft(found, "accessibility violations").toEqual([]);
}
