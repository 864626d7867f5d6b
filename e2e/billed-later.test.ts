import { formatMoney, m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** A cart at the club: one cassoulet at 29.00, with GST and QST. */
const CART = { slug: "cercle-du-canal", dishes: ["Cassoulet du canal"] } as const;
const CENTS = 33_34;

test.describe("In French", () => {
  test.use({ language: "fr-CA", hasChosenLanguage: false });

  test("The club's account has the venue's label, needs no field and no payment; page and receipt say that it is billed.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.openCheckoutOf({ ...CART, table: "81" });
    await diner.giveName();
    await page.locator("label").filter({ hasText: "Compte du club" }).click();
    await expect(page.getByText(m.checkout_billed_invoice())).toBeVisible();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toHaveCount(0);
    await diner.tip(m.checkout_tip_none());
    await diner.placeButton.click();
    const id = await diner.confirmedOrder();
    await expect(page.getByText(m.order_billed_invoice({ amount: formatMoney(CENTS) }))).toBeVisible();
    expect(await comptoir("orders", "refund", CART.slug, id)).toContain("$33.34 less to be billed");
  });

  fullLengthTest(
    "A purchase order needs its number, of at most 60 characters; page and receipt name it.",
    {
      tag: "@phone",
    },
    async ({ diner, page }) => {
      await diner.openCheckoutOf({ ...CART, table: "83" });
      await diner.giveName();
      const label = "Bon de commande d’entreprise";
      await page.locator("label").filter({ hasText: label }).click();
      await diner.tip(m.checkout_tip_none());
      await diner.placeButton.click();
      const field = page.getByRole("textbox", { name: label });
      await expect(field).toHaveAccessibleDescription(startingWith(m.form_required()));
      await expect(field).toBeFocused();
      await expectAccessible(page);
      const number = `BC-2026-${"7".repeat(60 - "BC-2026-".length)}`;
      await field.fill(`${number}8`);
      await expect(field).toHaveValue(number);
      await diner.placeButton.click();
      await diner.confirmedOrder();
      const billed = m.order_billed_purchase_order({ amount: formatMoney(CENTS), reference: number });
      await expect(page.getByText(billed)).toBeVisible();
      // A long number without spaces does not widen the page.
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
      await expectAccessible(page);
    },
  );
});

fullLengthTest(
  "A cost center needs its name; the order is placed without a card, and the receipt names it.",
  {
    tag: "@desktop",
  },
  async ({ diner, page }) => {
    await diner.openCheckoutOf({ ...CART, table: "82" });
    await diner.giveName();
    const label = "Company cost centre";
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
  },
);
