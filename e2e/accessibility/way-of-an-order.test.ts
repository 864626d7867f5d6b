import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { CARDS, startingWith } from "../diner/diner.ts";
import { expect, test } from "../diner/test.ts";
import { expectAccessibleAt, READERS } from "./check-accessibility.ts";
import { expectValidMarkup } from "./check-markup.ts";

const DISHES = { "en-CA": "Fountain Pop", "fr-CA": "Boisson gazeuse" } as const;

for (const { language, colorScheme, widths } of READERS.slice(runLength({ quick: 1, full: 0 }))) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test("No page, dialog or message of an order has an accessibility violation, and its served markup is valid.", {
      tag: "@desktop",
    }, async ({ diner, page }) => {
      await diner.open("/braise?tableNum=12&menuList=drinks");
      await page.getByText(m.menu_filters(), { exact: true }).click();
      await expectAccessibleAt(page, widths);
      await page.getByText(m.menu_filters(), { exact: true }).click();

      await diner.openDish(DISHES[language]);
      await diner.dish
        .getByRole("button", { name: startingWith(m.item_add()) })
        .last()
        .click();
      await expect(diner.dish.getByText(startingWith(m.item_missing()))).toBeVisible();
      await expectAccessibleAt(page, widths);
      await expectValidMarkup(page.request, page.url());
      await diner.choose("Cola");
      await diner.addToCart();

      await diner.viewCart();
      await expectAccessibleAt(page, widths);
      await expectValidMarkup(page.request, page.url());

      await diner.goToCheckout();
      await expectValidMarkup(page.request, page.url());
      await diner.payButton.click();
      await expect(page.getByRole("alert").filter({ hasText: m.form_required() })).toBeVisible();
      await expectAccessibleAt(page, widths, { atEnd: true });

      await diner.giveName();
      await diner.payWithCard(CARDS.challenged);
      await expect(page.getByRole("dialog", { name: m.checkout_challenge_heading() })).toBeVisible();
      await expectAccessibleAt(page, widths);
      await page.getByRole("button", { name: m.checkout_challenge_confirm() }).click();
      await diner.confirmedOrder();
      await expectAccessibleAt(page, widths);
      await expectValidMarkup(page.request, page.url());
    });
  });
}
