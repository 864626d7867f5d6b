import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** A restaurant for each journey, since its managers share one draft. */
const SLUGS = { "en-CA": "grill-of-drafts", "fr-CA": "grill-of-versions" } as const;

/** The name of the section in each language. */
const SIDES = { "en-CA": "Sides", "fr-CA": "Accompagnements" } as const;

/** Changes a price in the list, and waits until the draft has it. */
async function changePrice(page: Page, dish: string, price: string): Promise<void> {
  const field = page.getByLabel(m.studio_price_of({ name: dish }));
  await field.fill(price);
  await field.press("Enter");
  await expect(page.getByText(m.studio_saved())).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("link", { name: m.studio_review() }).click();
  await page.getByRole("button", { name: m.studio_publish() }).click();
  await expect(page.getByText(m.studio_published())).toBeVisible();
}

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A manager, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("A price is changed, published and with guests at once; the version before is brought back.", async ({
      page,
      context,
      browser,
    }) => {
      // Slow: checks three screens with axe.
      test.slow();
      const slug = SLUGS[language];
      const own = `Garlic ${language} ${test.info().repeatEachIndex}-${test.info().retry}`;
      await openBoard(page, slug, `Office ${own}`);
      await page.goto("/staff/menu");
      await page.getByLabel(m.studio_search()).fill("garlic");
      await page
        .getByRole("button", { name: m.studio_add_dish_to({ section: SIDES[language] }) })
        .first()
        .click();
      await page.getByLabel(m.studio_new_dish_name()).fill(own);
      await page.getByLabel(m.studio_new_dish_price(), { exact: true }).fill("7.5");
      await page.getByLabel(m.studio_new_dish_price(), { exact: true }).press("Enter");
      await expect(page.getByText(m.studio_saved())).toBeVisible();
      await expectAccessibleAt(page, widths);
      await changePrice(page, own, "8.25");
      await publish(page);

      const guest = await context.newPage();
      await guest.goto(`/${slug}?tableNum=4`);
      await expect(guest.getByText(/8[.,]25/).first()).toBeVisible();
      await guest.goto(`/${slug}?preview=2027-07-01T12:00`);
      await expect(guest.getByText(m.studio_preview_text())).toBeVisible();
      await guest.goto(`/${slug}?tableNum=4`);

      await page.getByRole("link", { name: m.studio_history() }).click();
      await page.getByRole("link", { name: m.studio_version_show() }).nth(1).click();
      await expect(page.getByText(m.studio_change_gone({ name: own }))).toBeVisible();
      await expectAccessibleAt(page, widths);
      // Changes and History work without script.
      const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
      const scriptless = await plain.newPage();
      await scriptless.goto(page.url());
      await scriptless.getByRole("button", { name: m.studio_return() }).click();
      await expect(scriptless.getByText(new RegExp(m.studio_returned({ version: "\\d+" })))).toBeVisible();
      await plain.close();
      await guest.reload();
      await expect(guest.getByRole("button", { name: own })).toHaveCount(0);
    });
  });
}

fullLengthTest(
  "What was typed without a network is kept over a reload, and saved when the network is back.",
  {
    tag: "@phone",
  },
  async ({ page, context }) => {
    await openBoard(page, "kitchen-of-silence", `Phone ${test.info().repeatEachIndex}-${test.info().retry}`);
    await page.goto("/staff/menu");
    await page.getByLabel(m.studio_search()).fill("coleslaw");
    const field = page.getByLabel(m.studio_price_of({ name: "Coleslaw" }));
    const before = await field.inputValue();
    await page.route("**/api/staff/menu/edits", (route) => route.abort());
    await field.fill("6.75");
    await field.press("Enter");
    await expect(page.getByText(m.studio_offline())).toBeVisible();
    await page.reload();
    await page.getByLabel(m.studio_search()).fill("coleslaw");
    await expect(field).toHaveValue(/^6[.,]75$/);
    await page.unroute("**/api/staff/menu/edits");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByText(m.studio_saved())).toBeVisible();
    await page.goto("/staff/menu/changes");
    await expect(page.getByText("Coleslaw").first()).toBeVisible();
    await page.getByText(m.studio_discard()).first().click();
    await page.getByRole("button", { name: m.studio_discard() }).click();
    await expect(page.getByText(m.studio_discarded())).toBeVisible();
    await page.goto("/staff/menu");
    await page.getByLabel(m.studio_search()).fill("coleslaw");
    await expect(field).toHaveValue(before);
  },
);
