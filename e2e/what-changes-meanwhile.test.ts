import { formatMoney, m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, startingWith } from "./diner/diner.ts";
import { placePickup } from "./diner/placed-order.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir, ordersAtTable } from "./server/server.ts";
import { changePrice } from "./server/venues.ts";

// Each test changes its own restaurant, so it can run at one width only.
test.describe("What changes while a diner orders", { tag: "@desktop" }, () => {
  test("Promise 13: a price that changed between review and pay is shown beside the old one, and no payment is taken until the diner agrees.", async ({
    diner,
    page,
    request,
  }, testInfo) => {
    await diner.openCheckoutOf({ slug: "grill-of-prices", table: "12", dishes: ["Coleslaw"] });
    await diner.giveName();
    await diner.tip(m.checkout_tip_none());
    await expect(diner.payButton).toHaveText(m.checkout_pay({ total: formatMoney(5_65) }));
    await changePrice(testInfo.outputDir, "grill-of-prices", { dish: "Coleslaw", price: "6.00" });
    await diner.payWithCard(CARDS.approved);

    const prices = page.getByRole("dialog", { name: m.checkout_prices_heading() });
    for (const cents of [5_00, 6_00, 5_65, 6_78]) await expect(prices).toContainText(formatMoney(cents));
    await expectAccessible(page);
    await prices.getByRole("button", { name: m.checkout_prices_agree({ total: formatMoney(6_78) }) }).click();
    const id = await diner.confirmedOrder();
    const { order } = await (await request.get(`/api/orders/${id}`)).json();
    expect(order.payment).toMatchObject({ amount: "6.78" });
    expect(await ordersAtTable("grill-of-prices", "12")).toHaveLength(1);
  });

  fullLengthTest(
    "Promise 13: a gift card that was spent elsewhere changes the total, and the remaining amount is confirmed before anything is sent.",
    {},
    async ({ diner, page, playwright, server }) => {
      const [code = ""] = (await comptoir("gift-cards", "issue", "cercle-du-canal", "40.00")).split("\n");
      const CASSOULET = "Cassoulet du canal";
      await diner.openSavedCart({ slug: "cercle-du-canal", table: "84", dishes: [CASSOULET] });
      await page.getByText(startingWith(m.cart_code_discount())).first().click();
      await page.getByRole("textbox", { name: m.cart_code_any(), exact: true }).fill(code);
      await page.keyboard.press("Enter");
      await expect(diner.amountOf(m.bill_due())).toHaveText(formatMoney(0));
      await diner.goToCheckout();
      await diner.giveName();
      // Wait for the total without a tip, which is 0.00 here, before another order uses the gift card's balance.
      const answered = page.waitForResponse(/\/set-costs/);
      await diner.tip(m.checkout_tip_none());
      await answered;
      const other = await playwright.request.newContext({ baseURL: server.address });
      await placePickup(other, { slug: "cercle-du-canal", dish: CASSOULET, costs: { voucher: { code } } });
      await other.dispose();

      await diner.placeButton.click();
      const changed = page.getByRole("dialog", { name: m.checkout_total_heading() });
      // The gift card's balance of 40.00, less the other order's 33.34, is 6.66.
      const left = formatMoney(33_34 - 6_66);
      await expect(changed).toContainText(m.refusal_price_changed_total({ total: left }));
      await changed.getByRole("button", { name: m.checkout_prices_agree({ total: left }) }).click();
      await expect(changed).toBeHidden();
      await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toHaveAccessibleDescription(
        startingWith(m.form_required()),
      );
      expect(await ordersAtTable("cercle-du-canal", "84")).toHaveLength(0);
      await diner.payWithCard(CARDS.approved);
      await diner.confirmedOrder();
      await expect(page.getByRole("definition").filter({ hasText: left })).toBeVisible();
    },
  );

  test("A dish that sold out between review and pay is named, no payment is taken, and the rest can be ordered.", async ({
    diner,
    page,
  }) => {
    await diner.openCheckoutOf({ slug: "grill-of-shortage", table: "12", dishes: ["Coleslaw", "Garlic Bread"] });
    await diner.giveName();
    await comptoir("sold-out", "grill-of-shortage", "Coleslaw");
    await diner.payWithCard(CARDS.approved);
    const refusal = page.getByRole("alert").filter({ hasText: m.refusal_item_sold_out_named({ name: "Coleslaw" }) });
    await expect(refusal).toContainText(m.checkout_next_lines());
    await refusal.getByRole("link", { name: m.checkout_to_cart() }).click();
    await page
      .getByRole("button", { name: m.cart_remove_named({ name: "Coleslaw" }) })
      .first()
      .click();
    await diner.goToCheckout();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    expect(await ordersAtTable("grill-of-shortage", "12")).toHaveLength(1);
  });

  fullLengthTest(
    "While orders are paused the menu is view-only, with the restaurant's own message; then it takes orders again.",
    {},
    async ({ diner, page }) => {
      await comptoir("pause", "grill-of-pauses", "--message", "The oven is being lit.");
      await diner.openTable("grill-of-pauses", "12");
      await expect(page.getByText("The oven is being lit.")).toBeVisible();
      await diner.openDish("Coleslaw");
      await expect(diner.dish.getByRole("button", { name: m.item_add() })).toBeHidden();
      await comptoir("resume", "grill-of-pauses");
      await diner.openTable("grill-of-pauses", "12");
      await diner.addDish("Coleslaw");

      // If the restaurant pauses while a diner orders, then the cart stays, and the pause is announced once.
      await comptoir("pause", "grill-of-pauses", "--message", "The oven is out.");
      const answered = page.waitForResponse(/\/set-costs/);
      await diner.open("/grill-of-pauses/cart?tableNum=12");
      await answered;
      await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
      await expect(page.getByText("The oven is out.")).toHaveCount(1);
      // No dish can be added, but the menu is readable.
      await expect(page.getByRole("link", { name: m.site_back_to_menu() })).toBeVisible();
      await diner.open("/grill-of-pauses/checkout?tableNum=12");
      await expect(page.getByText(m.checkout_next_how())).toBeVisible();
      await page.getByRole("link", { name: m.site_back_to_menu() }).click();
      await expect(page).toHaveURL("/grill-of-pauses?tableNum=12");
    },
  );
});
