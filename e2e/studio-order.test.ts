import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { expect, test } from "./diner/test.ts";

const SLUG = "grill-of-sequences";
const PHONE = { width: 390, height: 844 };
const [FIRST, SECOND, THIRD] = ["Niagara Riesling", "Prince Edward Pinot Noir", "Sparkling Brut"] as const;

const row = (page: Page, name: string) => page.getByRole("row", { name });
const handle = (page: Page, name: string) => page.getByRole("button", { name: m.studio_drag({ name }) });
/** The place between two dishes, while a dish is dragged by keys. */
const gap = (page: Page, above: string, below: string) =>
  page.getByRole("button", { name: new RegExp(`${above}.*${below}`) });

async function expectOrder(page: Page, ...names: readonly string[]): Promise<void> {
  await expect(page.getByRole("grid", { name: m.studio_dishes() }).getByRole("link")).toHaveText(names);
  await expect(page.getByText(m.studio_saved())).toBeVisible();
}

test("studio#draft-changes: Dishes are dragged into another order with a mouse, by keys and by buttons; an undo brings them back.", {
  tag: "@desktop",
}, async ({ page }) => {
  await openBoard(page, SLUG, `Office ${test.info().repeatEachIndex}-${test.info().retry}`);
  await page.goto("/staff/menu");
  await page.getByLabel(m.studio_search()).fill(FIRST);
  await page.getByRole("link", { name: FIRST }).click();
  await page.getByRole("link", { name: "Wine" }).click();
  await row(page, FIRST).dragTo(row(page, SECOND), {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: { x: 20, y: 40 },
  });
  await expectOrder(page, SECOND, FIRST, THIRD);
  await expectAccessibleAt(page, [PHONE]);

  await handle(page, THIRD).focus();
  await page.keyboard.press("Enter");
  await expect(gap(page, FIRST, THIRD)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(gap(page, SECOND, FIRST)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectOrder(page, SECOND, THIRD, FIRST);

  await page.getByRole("button", { name: m.studio_move_up({ name: FIRST }) }).click();
  await expectOrder(page, SECOND, FIRST, THIRD);
  for (let undo = 0; undo < 3; undo += 1) await page.getByRole("button", { name: m.studio_undo() }).click();
  await expectOrder(page, FIRST, SECOND, THIRD);
});
