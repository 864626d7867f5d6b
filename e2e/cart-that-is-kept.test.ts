import { m } from "@comptoir/messages";
import { createDiner } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test("A cart survives a reload, and a second tab shows the same cart.", { tag: "@phone" }, async ({
  diner,
  page,
  context,
}) => {
  await diner.openTable("little-grill", "41");
  await diner.addDish("Coleslaw");
  await diner.viewCart();
  await page.reload();
  await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");

  const secondTab = await context.newPage();
  await createDiner(secondTab).open("/little-grill/cart?tableNum=41");
  const inSecondTab = secondTab.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) });
  await expect(inSecondTab).toContainText("1");
  await inSecondTab.getByRole("button", { name: m.site_one_more({ name: "Coleslaw" }) }).click();
  await expect(inSecondTab).toContainText("2");
  await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("2");
});

fullLengthTest(
  "A cart is restored only when it belongs to the same restaurant.",
  { tag: "@desktop" },
  async ({ diner, page }) => {
    await diner.openSavedCart({ slug: "little-grill", table: "42", dishes: ["Coleslaw"] });
    await expect(page.getByText(m.cart_empty())).toBeHidden();
    await diner.open("/nomad-taco/cart?takeout=true");
    await expect(page.getByText(m.cart_empty())).toBeVisible();
  },
);

fullLengthTest("A removed line can be restored.", { tag: "@phone" }, async ({ diner, page }) => {
  await diner.openSavedCart({ slug: "little-grill", table: "43", dishes: ["Coleslaw"] });
  await page.getByRole("button", { name: m.cart_remove_named({ name: "Coleslaw" }) }).click();
  await expect(page.getByText(m.cart_empty())).toBeVisible();
  const putBack = page.getByRole("button", { name: m.cart_undo() });
  await expect(putBack).toBeFocused();
  await putBack.click();
  await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
});

fullLengthTest(
  "Without a network the cart stays visible, and ordering continues once it is back.",
  {
    tag: "@phone",
  },
  async ({ diner, page, context }) => {
    await diner.openSavedCart({ slug: "little-grill", table: "46", dishes: ["Coleslaw"] });
    await context.setOffline(true);
    await page.getByRole("link", { name: m.cart_to_checkout() }).click();
    await expect(page.getByText(m.site_offline()).first()).toBeVisible();
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
    await context.setOffline(false);
    await diner.goToCheckout();
  },
);

fullLengthTest(
  "The checkout's fields survive a reload, except the card.",
  { tag: "@phone" },
  async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "44", dishes: ["Coleslaw"] });
    await diner.giveName();
    await diner.enterCard("4242 4242 4242 4242");
    await page.reload();
    await expect(
      page.getByText("Noémie Tremblay").or(page.locator("input[value='Noémie Tremblay']")).first(),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toHaveValue("");
  },
);

test("Changing the language keeps the cart, in the new language.", { tag: "@phone" }, async ({ diner, page }) => {
  await diner.openSavedCart({ slug: "little-grill", table: "45", dishes: ["Coleslaw"] });
  await page.getByRole("button", { name: m.site_language_switch_label() }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.cart_heading({}, { locale: "fr-CA" }));
  await expect(page.getByText("Salade de chou").first()).toBeVisible();
});
