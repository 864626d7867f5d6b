import { formatMoney, m } from "@comptoir/messages";
import { CARDS, startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test.use({ language: "fr-CA" });

test("One cart for two kitchens of a hub is one payment, with a number and a receipt for each kitchen.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.openTable("quayside-hall", "14");
  await page.getByRole("link", { name: "Chaudrée d’aiglefin fumé" }).first().click();
  await expect(page.getByRole("dialog").getByText("La Chaudrée du phare")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: m.menu_quick_add({ name: "Frites coupées à la main" }) })
    .first()
    .click();
  await page
    .getByRole("button", { name: m.menu_quick_add({ name: "Tartelette au beurre" }) })
    .first()
    .click();

  await diner.viewCart();
  const list = page.getByRole("list").filter({ hasText: "Tartelette au beurre" });
  await expect(list.getByText("La Chaudrée du phare")).toBeVisible();
  await expect(list.getByText("Les Douceurs du large")).toBeVisible();
  // The hall's promo code and gift card reduce every kitchen's bill.
  await page.getByText(startingWith(m.cart_code_discount())).first().click();
  await page.getByRole("textbox", { name: m.cart_code_any(), exact: true }).fill("QUAY10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: m.cart_code_remove({ code: "QUAY10" }) })).toBeVisible();
  await page.getByRole("textbox", { name: m.cart_code_any(), exact: true }).fill("QUAY-7H2M-4XTP-9KRD");
  await page.keyboard.press("Enter");
  await expect(page.getByText(m.cart_gift_card_applied({ balance: formatMoney(5_00) }))).toBeVisible();
  await diner.goToCheckout();
  await diner.giveName();
  await diner.payWithCard(CARDS.approved);

  await expect(
    page.getByRole("heading", { level: 1, name: m.hub_order_heading({ hub: "La Halle du Quai" }) }),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(`${m.order_to_table({ table: "14" })} ${m.hub_order_brought()}`)).toBeVisible();
  await page.getByRole("link", { name: m.hub_kitchen_receipt({ kitchen: "Les Douceurs du large" }) }).click();
  await diner.confirmedOrder();
  await expect(page.getByText("123456789 RT0033", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: m.hub_part_of({ hub: "La Halle du Quai" }) }).click();
  await expect(page.getByText("La Chaudrée du phare").first()).toBeVisible();
});
