import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessible, READERS } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const WIDE = { width: 1024, height: 900 };

/** The middle of a quarter-hour of the week; Monday is 0. */
async function middleOf(page: Page, weekday: number, slot: number) {
  const box = await page.locator(`[data-cell="${weekday} ${slot}"]`).boundingBox();
  if (box === null) throw new Error("The cell is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const { language, colorScheme } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A manager, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme, viewport: WIDE });

    fullLengthTest(
      "Hours are painted by mouse and by keyboard, one act for each stroke, and stand in the list of hours.",
      {},
      async ({ page }) => {
        // Slow: checks the screen with axe.
        test.slow();
        await openBoard(
          page,
          "grill-of-weeks",
          `Office ${language} ${test.info().repeatEachIndex}-${test.info().retry}`,
        );
        await page.goto("/staff/menu");
        await page.getByLabel(m.studio_search()).fill("coleslaw");
        await page
          .getByRole("link", { name: /coleslaw|salade de chou/i })
          .first()
          .click();
        await page.getByText(m.studio_more_fields(), { exact: true }).nth(1).click();
        await page.getByRole("button", { name: m.studio_week_paint() }).first().click();
        const dialog = page.getByRole("dialog");
        await dialog.getByLabel(m.studio_week_other_price()).fill("3.25");
        await dialog.getByRole("button", { name: m.studio_week_add_price() }).click();

        const [from, to] = [await middleOf(page, 0, 60), await middleOf(page, 4, 71)];
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 5 });
        await page.mouse.up();
        await expect(dialog.locator('[data-look="1"][data-cell]')).toHaveCount(5 * 12);

        await dialog.getByRole("radio", { name: m.studio_schedule_not_sold() }).check();
        await page.locator('[data-cell="4 71"]').focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Shift+PageDown");
        await page.keyboard.press("Shift+ArrowUp");
        await page.keyboard.press("Enter");
        await expect(dialog.locator('[data-look="none"][data-cell]')).toHaveCount(2 * 5);
        await expectAccessible(page);

        await dialog.getByRole("button", { name: m.studio_undo() }).click();
        await expect(dialog.locator('[data-look="none"][data-cell]')).toHaveCount(0);
        await expect(dialog.locator('[data-look="1"][data-cell]')).toHaveCount(5 * 12);
        await dialog.getByRole("button", { name: m.studio_week_done() }).click();
        await expect(page.getByText(/3[.,]25/).first()).toBeVisible();
        await expect(page.getByText(m.studio_saved())).toBeVisible();
      },
    );
  });
}
