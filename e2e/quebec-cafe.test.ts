import { formatMoney, m } from "@comptoir/messages";
import { CARDS } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test.describe("A café in Québec", () => {
  test.use({ language: "fr-CA", hasChosenLanguage: false });

  test("It opens in French, preselects no tip, and shows both taxes separately on the receipt.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.openTable("cafe-du-journal", "4");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
    await diner.addDish("Soupe aux pois");
    await diner.checkout();
    await expect(page.getByRole("radio", { checked: true }).and(page.locator("[name=tip]"))).toHaveCount(0);
    await diner.giveName();
    await diner.tip("15");
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();

    await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(8_50));
    await expect(diner.amountOf(m.bill_tax_gst())).toHaveText(formatMoney(43));
    await expect(diner.amountOf(m.bill_tax_qst())).toHaveText(formatMoney(85));
    // The tip is computed before taxes.
    await expect(diner.amountOf(m.bill_tip())).toHaveText(formatMoney(1_28));
    await expect(diner.amountOf(m.bill_paid())).toHaveText(formatMoney(11_06));
    await expect(page.getByText(m.order_tax_number({ label: "TVQ/QST", number: "1234567890 TQ0001" }))).toBeVisible();
  });
});
