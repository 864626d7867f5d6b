import { formatMoney, m } from "@comptoir/messages";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { ordersAtTable } from "./server/server.ts";

const APPLE = "Apple Pay";
const GOOGLE = "Google Pay";

test("Apple Pay: its sheet shows the amount and fills in the contact, and one press places the order once.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  const table = "apple";
  await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
  await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
  const sheet = page.getByRole("dialog", { name: m.checkout_wallet_heading({ wallet: APPLE }) });
  await expect(sheet).toContainText(m.checkout_wallet_stand_in({ wallet: APPLE }));

  // Closing the sheet takes no payment, and the checkout is unchanged.
  await sheet.getByRole("button", { name: m.checkout_wallet_leave() }).click();
  await expect(sheet).toBeHidden();
  expect(await ordersAtTable("little-grill", table)).toHaveLength(0);

  // After a declined payment, the form keeps the wallet's name, and the diner can pay again with another card.
  await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
  await sheet.locator("label").filter({ hasText: "Visa 0002" }).click();
  await sheet.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("alert").filter({ hasText: m.refusal_card_declined() })).toBeVisible();
  await expect(page.getByRole("textbox", { name: m.checkout_name() })).toHaveValue("Gabrielle Roy");

  await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
  await sheet.getByRole("button", { name: /^Pay / }).click();
  await diner.confirmedOrder();
  expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
});

fullLengthTest(
  "payment#wallets-in-cart: From the cart Apple Pay leads to the checkout, whose pay button opens its sheet.",
  {
    tag: "@phone",
  },
  async ({ diner, page }) => {
    const table = "from-cart";
    await diner.openSavedCart({ slug: "little-grill", table, dishes: ["Coleslaw"] });
    await page.getByRole("link", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    await expect(page.getByText(m.checkout_paid_by_wallet({ wallet: APPLE }))).toBeVisible();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toBeHidden();
    await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    const sheet = page.getByRole("dialog", { name: m.checkout_wallet_heading({ wallet: APPLE }) });
    await sheet.getByRole("button", { name: m.checkout_wallet_leave() }).click();

    // The other ways to pay are one press away.
    await page.getByRole("link", { name: m.checkout_pay_otherwise() }).click();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toBeVisible();
    await page.goBack();
    await page.getByRole("link", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    await sheet.getByRole("button", { name: /^Pay / }).click();
    await diner.confirmedOrder();
    expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
  },
);

test.describe("In French", () => {
  test.use({ language: "fr-CA", hasChosenLanguage: false });

  fullLengthTest(
    "Google Pay: the fields keep their content, and the receipt has the amount of the sheet.",
    {
      tag: "@phone",
    },
    async ({ diner, page }) => {
      await diner.openCheckoutOf({ slug: "cafe-du-journal", table: "5", dishes: ["Soupe aux pois"] });
      await diner.giveName();
      await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: GOOGLE }) }).click();
      const sheet = page.getByRole("dialog", { name: m.checkout_wallet_heading({ wallet: GOOGLE }) });
      const pay = m.checkout_pay({ total: formatMoney(9_78) });
      await sheet.getByRole("button", { name: pay }).click();
      await diner.confirmedOrder();
      await expect(page.getByRole("definition").filter({ hasText: formatMoney(9_78) })).toBeVisible();
    },
  );
});

test(
  "table#table-paying: At a table, Apple Pay pays a share with its tip.",
  { tag: "@phone" },
  async ({ diner, page }, { retry }) => {
    await diner.openTable("braise", String(90 + retry));
    await diner.addDish("Coleslaw");
    await page.goto(`/braise/table?tableNum=${90 + retry}`);
    await page.getByLabel(m.table_name()).fill("Ana");
    await page.getByRole("button", { name: m.table_join() }).click();
    await page.getByRole("button", { name: m.table_send_mine() }).click();
    await page.getByRole("link", { name: m.table_pay(), exact: true }).click();
    await page.getByRole("button", { name: m.table_pay_mine() }).click();
    await diner.tip("18");
    const wallets = page.getByRole("region", { name: m.checkout_wallets() });
    await expect(wallets).toContainText(m.checkout_with_tip({ tip: formatMoney(90) }));
    await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    const sheet = page.getByRole("dialog", { name: m.checkout_wallet_heading({ wallet: APPLE }) });
    await sheet.locator("label").filter({ hasText: "Visa 0002" }).click();
    await sheet.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByRole("alert").filter({ hasText: m.refusal_card_declined() })).toBeVisible();
    await page.getByRole("button", { name: m.checkout_wallet_pay({ wallet: APPLE }) }).click();
    await sheet.getByRole("button", { name: /^Pay / }).click();
    await expect(page.getByRole("heading", { name: m.table_yours_paid() })).toBeVisible();
    await expect(page.getByText(m.table_pay_nothing())).toBeVisible();
  },
);
