import { formatMoney, m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

const openCodes = (page: Page) => page.getByText(startingWith(m.cart_code_discount())).first().click();

async function apply(page: Page, code: string) {
  const field = page.getByRole("textbox", { name: m.cart_code_any(), exact: true });
  await field.fill(code);
  await field.press("Enter");
  return field;
}

test("An invalid code is reported at its field; a valid one lowers the bill, survives a reload, and can be removed.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.openSavedCart({ slug: "braise", table: "83", dishes: ["House Lemonade"] });
  await openCodes(page);

  const promo = await apply(page, "SUMMER25");
  await expect(promo).toHaveAccessibleDescription(startingWith(m.cart_code_unknown()));
  const card = await apply(page, "BRAISE-1E5T-4LUB-8SGA");
  await expect(card).toHaveAccessibleDescription(startingWith(m.refusal_gift_card_empty()));

  await apply(page, "WELCOME10");
  await expect(page.getByText(m.cart_discount_applied({ amount: formatMoney(50) }))).toBeVisible();
  await apply(page, "BRAISE-7K4M-9QXT-2WHD");
  await expect(page.getByText(m.cart_gift_card_applied({ balance: formatMoney(50_00) }))).toBeVisible();
  await expect(diner.amountOf(m.bill_due())).toHaveText(formatMoney(0));

  await page.reload();
  await page.getByRole("button", { name: m.cart_code_remove({ code: "•••• 2WHD" }) }).click();
  await expect(page.getByText(m.cart_discount_applied({ amount: formatMoney(50) }))).toBeVisible();
  // 5.00 less 10%, plus 13% tax.
  await expect(page.getByRole("definition").filter({ hasText: formatMoney(5_09) })).toBeVisible();
});
