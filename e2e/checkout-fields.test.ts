import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { saveCard } from "./diner/saved-card.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("A checkout's fields", { tag: "@desktop" }, () => {
  test.beforeEach(({ diner }) => diner.openCheckoutOf({ slug: "little-grill", table: "56", dishes: ["Coleslaw"] }));

  fullLengthTest("format numbers while they are typed, and show the card's brand.", {}, async ({ page }) => {
    const field = (name: string) => page.getByRole("textbox", { name });
    const card = field(m.checkout_card_number());
    const brand = (name: string) => page.getByText(name, { exact: true });
    for (const [typed, read, name] of [
      ["341", "341", "Amex"],
      ["370", "370", "Amex"],
      ["5105 1051", "5105-1051", "Mastercard"],
      ["5599", "5599", "Mastercard"],
      ["2221", "2221", "Mastercard"],
      ["2720 99", "2720-99", "Mastercard"],
      ["4", "4", "Visa"],
      ["42a42.4242424242x42", "4242-4242-4242-4242", "Visa"],
    ] as const) {
      await card.fill(typed);
      await expect(card).toHaveValue(read);
      await expect(brand(name)).toBeVisible();
    }
    for (const typed of ["2220", "2721", "50", "56", "35", "6"]) {
      await card.fill(typed);
      for (const name of ["Amex", "Mastercard", "Visa"]) await expect(brand(name)).toBeHidden();
    }
    await field(m.checkout_card_expiry()).fill("1234");
    await expect(field(m.checkout_card_expiry())).toHaveValue("12/34");
    await field(m.checkout_card_cvd()).fill("1a23");
    await expect(field(m.checkout_card_cvd())).toHaveValue("123");
  });

  fullLengthTest("report each fault with the rule's message.", {}, async ({ diner, page }) => {
    await diner.giveName();
    const fields = [
      [m.checkout_card_number(), "4242 4242 4242 4241", m.form_credit_card()],
      [m.checkout_card_expiry(), "01/20", m.form_expiry()],
      [m.checkout_card_postal_code(), "12", m.form_postal_code()],
      [m.checkout_name(), "12345", m.form_name()],
    ] as const;
    await page.getByRole("textbox", { name: m.checkout_card_cvd() }).fill("123");
    for (const [name, typed] of fields) await page.getByRole("textbox", { name }).fill(typed);
    await diner.payButton.click();
    for (const [name, , message] of fields) {
      await expect(page.getByRole("textbox", { name })).toHaveAccessibleDescription(startingWith(message));
    }
  });
});

fullLengthTest(
  "A phone number is grouped with dashes without its leading 1; an invalid email and phone are reported.",
  {
    tag: "@desktop",
  },
  async ({ diner, page }) => {
    await diner.openTakeOut("braise");
    await diner.addDish("Coleslaw");
    await diner.checkout();
    const phone = page.getByRole("textbox", { name: m.checkout_phone() });
    await phone.fill("14165550199");
    await expect(phone).toHaveValue("416-555-0199");
    await phone.fill("416 555");
    await expect(phone).toHaveValue("416-555");
    const email = page.getByRole("textbox", { name: m.checkout_email() });
    await email.fill("noemie@");
    await diner.payButton.click();
    await expect(email).toHaveAccessibleDescription(startingWith(m.form_email()));
    await expect(phone).toHaveAccessibleDescription(/./);
  },
);

fullLengthTest(
  "Another card can replace the saved one: its fields are empty, and saving it is off.",
  {
    tag: "@desktop",
  },
  async ({ diner, page }) => {
    await diner.open("/login?back=/profile/user-payment-methods");
    await personAt(page).register(newAddress("two-cards"), "Ada");
    await expect(page).toHaveURL("/profile/user-payment-methods");
    await saveCard(diner, page);
    await expect(page.getByText(m.order_card_ending({ brand: "Visa", last4: "4242" })).first()).toBeVisible();
    await diner.openCheckoutOf({ slug: "little-grill", table: "74", dishes: ["Coleslaw"] });
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toBeHidden();
    await page.getByText(m.checkout_card_other(), { exact: true }).click();
    for (const name of [m.checkout_card_number(), m.checkout_card_expiry(), m.checkout_card_cvd()])
      await expect(page.getByRole("textbox", { name })).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: m.checkout_card_save() })).not.toBeChecked();
  },
);
