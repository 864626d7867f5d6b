import { m } from "@comptoir/messages";
import type { Locator } from "@playwright/test";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test.use({ language: "fr-CA", hasChosenLanguage: false });

test("From the scanned code of a table to a paid order of one simple dish: three touches and four fields.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  const done = { touches: 0, fields: 0 };
  const touch = async (control: Locator) => {
    done.touches += 1;
    await control.click();
  };
  const type = async (label: string, text: string) => {
    done.fields += 1;
    await page.getByRole("textbox", { name: label }).fill(text);
  };
  await diner.openTable("cafe-du-journal", "9");

  await touch(page.getByRole("button", { name: m.menu_quick_add({ name: "Soupe aux pois" }) }).first());
  await touch(page.getByRole("link", { name: startingWith(m.menu_cart_checkout()) }));
  await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();
  await type(m.checkout_name(), GUEST.name);
  await type(m.checkout_card_number(), CARDS.approved);
  await type(m.checkout_card_expiry(), "12/34");
  await type(m.checkout_card_cvd(), "123");
  await touch(diner.payButton);
  await diner.confirmedOrder();
  expect(done).toEqual({ touches: 3, fields: 4 });
});
