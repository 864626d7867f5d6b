import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { holdScript } from "./diner/hold-script.ts";
import { expect, test } from "./diner/test.ts";

const SLUG = "grill-of-settings";
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Leaves a field, and waits until the draft has its value. */
async function fill(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(value);
  await field.blur();
}

async function isSaved(page: Page): Promise<void> {
  await expect(page.getByText(m.studio_saved())).toBeVisible();
}

test.describe("A manager in French", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  test("Holiday hours, a tip and a French description are published, and a wrong rate is explained.", async ({
    page,
    context,
  }) => {
    // Slow: three topics with axe, and a publication.
    test.slow();
    const words = `Une cuisine ouverte ${test.info().repeatEachIndex}-${test.info().retry}`;
    await openBoard(page, SLUG, `Office ${words}`);
    await page.goto("/staff/settings");
    await expectAccessibleAt(page, [PHONE]);
    await page.getByRole("link", { name: m.studio_set_topic_hours() }).click();
    await page.getByRole("button", { name: m.studio_set_holiday_hours_add() }).click();
    await isSaved(page);
    await expectAccessibleAt(page, [PHONE, DESKTOP]);

    const letGo = await holdScript(page);
    await page.goto("/staff/settings/tax", { waitUntil: "commit" });
    // What is typed before the script has loaded would be lost.
    await expect(page.getByLabel(m.studio_set_tax_rate_tax1(), { exact: true }).first()).toBeDisabled();
    letGo();
    await fill(page, m.studio_set_tax_rate_tax1(), "130");
    await expect(page.getByText(m.studio_set_percent_expected()).first()).toBeVisible();
    await page.getByRole("button", { name: m.studio_drop() }).click();

    await page.goto("/staff/settings/payment");
    await page.getByRole("button", { name: m.studio_set_order_tip_config_values_add() }).first().click();
    await isSaved(page);
    await page.locator("#restaurant-order_options-tip_config-default_values").getByRole("textbox").last().fill("20");
    await page.keyboard.press("Tab");
    await isSaved(page);

    await page.goto("/staff/settings/who");
    const description = page.locator("#restaurant-localization-fr-CA-description");
    await description.fill(words);
    await description.blur();
    await isSaved(page);
    await page.getByRole("link", { name: m.studio_review() }).click();
    await page.getByRole("button", { name: m.studio_publish() }).click();
    await expect(page.getByText(m.studio_published())).toBeVisible();

    const guest = await context.newPage();
    await guest.goto(`/${SLUG}`);
    await expect(guest.locator('meta[name="description"]')).toHaveAttribute("content", words);
  });
});
