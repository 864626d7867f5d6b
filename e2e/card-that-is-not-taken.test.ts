import { m } from "@comptoir/messages";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { ordersAtTable } from "./server/server.ts";

test("A declined card is reported at the card form; the form keeps its content, and another card orders once.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  const table = "declined";
  await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
  await diner.giveName();
  await diner.payWithCard(CARDS.declined);

  const refusal = page.getByRole("alert").filter({ hasText: m.refusal_card_declined() });
  await expect(refusal).toContainText(m.checkout_next_card());
  await expect(page.getByRole("textbox", { name: m.checkout_name() })).toHaveValue(GUEST.name);
  await expect(page.getByRole("textbox", { name: m.checkout_card_expiry() })).toHaveValue("12/34");

  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
});

fullLengthTest(
  "If the bank asks for confirmation, the diner confirms and the order is placed.",
  { tag: "@phone" },
  async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "31", dishes: ["Coleslaw"] });
    await diner.giveName();
    await diner.payWithCard(CARDS.challenged);
    await expect(page.getByRole("dialog", { name: m.checkout_challenge_heading() })).toBeVisible();
    await page.getByRole("button", { name: m.checkout_challenge_confirm() }).click();
    await diner.confirmedOrder();
  },
);

fullLengthTest(
  "Missing fields are all reported at once, and the first one gets the focus.",
  {
    tag: "@phone",
  },
  async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "32", dishes: ["Coleslaw"] });
    await diner.payButton.click();
    const name = page.getByRole("textbox", { name: m.checkout_name() });
    const number = page.getByRole("textbox", { name: m.checkout_card_number() });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(startingWith(m.form_required()));
    await expect(number).toHaveAccessibleDescription(startingWith(m.form_required()));
    await diner.enterCard("4242 4242 4242 4241");
    await diner.payButton.click();
    await expect(number).toHaveAccessibleDescription(startingWith(m.form_credit_card()));
  },
);
