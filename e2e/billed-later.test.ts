import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** A cassoulet at the club, 29.00 with GST and QST. */
const CART = { slug: "cercle-du-canal", dishes: ["Cassoulet du canal"] } as const;
const CENTS = 33_34;

test.describe("In French", () => {
  test.use({ language: "fr-CA", hasChosenLanguage: false });

  test("The club's account: chosen by the name that the club gives it, nothing is asked and nothing is paid, and page and receipt say that it is billed.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.openCheckoutOf({ ...CART, table: "81" });
    await diner.giveName();
    await page.locator("label").filter({ hasText: "Compte du club" }).click();
    await expect(page.getByText(m.checkout_invoice_text())).toBeVisible();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toHaveCount(0);
    await diner.tip(m.checkout_tip_none());
    await diner.placeButton.click();
    const id = await diner.confirmedOrder();
    await expect(page.getByText(m.order_billed_invoice({ amount: formatMoney(CENTS) }))).toBeVisible();
    expect(await comptoir("orders", "refund", CART.slug, id)).toContain("$33.34 less to be billed");
  });
});

test("A cost center has to be named, its order is placed without a card, and the receipt is charged to it.", {
  tag: "@desktop",
}, async ({ diner, page }) => {
  await diner.openCheckoutOf({ ...CART, table: "82" });
  await diner.giveName();
  const label = "Company cost center";
  await page.locator("label").filter({ hasText: label }).click();
  await diner.tip(m.checkout_tip_none());
  await diner.placeButton.click();
  const field = page.getByRole("textbox", { name: label });
  await expect(field).toHaveAccessibleDescription(startingWith(m.form_required()));
  await field.fill("CC-4711");
  await diner.placeButton.click();
  await diner.confirmedOrder();
  await expect(
    page.getByText(m.order_billed_cost_center({ amount: formatMoney(CENTS), reference: "CC-4711" })),
  ).toBeVisible();
});
