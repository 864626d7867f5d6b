import { formatMoney, m } from "@comptoir/messages";
import { CARDS } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test("At a stand with tax-inclusive prices, the bill shows the included tax and adds nothing.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.openTakeOut("golden-spud");
  await expect(page.getByText(m.menu_taxes_included()).first()).toBeVisible();
  await diner.addDish("Chicken Strips");
  await diner.checkout();
  await diner.giveContact();
  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(11_00));
  await expect(diner.amountOf(m.bill_tax_hst())).toHaveText(formatMoney(1_27));
  await expect(diner.amountOf(m.bill_total())).toHaveText(formatMoney(11_00));
});
