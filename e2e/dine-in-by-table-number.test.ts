import { formatMoney, m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { CARDS } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/**
 * A steak with choices nested three levels deep, named in the menu's language: English on the phone, French on the
 * desktop.
 */
const MEALS = [
  {
    language: "en-CA",
    screen: "@phone",
    dish: "Striploin, 12 oz",
    choices: ["Medium rare", "Poutine", "Beef gravy", "Smoked meat", "Grilled shrimp"],
  },
  {
    language: "fr-CA",
    screen: "@desktop",
    dish: "Contrefilet, 12 oz",
    choices: ["Médium saignant", "Poutine", "Sauce brune au bœuf", "Viande fumée", "Crevettes grillées"],
  },
] as const;

/** 49.00 + a poutine of 4.50 with smoked meat of 4.50 + shrimp of 9.00. */
const SUBTOTAL_CENTS = 67_00;
const TAXES_CENTS = 8_71;
const TIP_CENTS = 13_40;
const DUE_CENTS = SUBTOTAL_CENTS + TAXES_CENTS + TIP_CENTS;

for (const { language, screen, dish, choices } of MEALS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(language, { tag: screen }, () => {
    test.use({ language });

    test("A guest at a table builds a meal with nested options, pays by card, and follows the order live.", async ({
      diner,
      page,
      request,
    }) => {
      await diner.openTable("braise", "12");
      await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
        m.venue_table({ table: "12" }),
      );
      await diner.addDish(dish, choices);
      await diner.viewCart();
      await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(SUBTOTAL_CENTS));

      await diner.goToCheckout();
      await diner.giveName();
      await expect(diner.amountOf(m.bill_tip())).toHaveText(formatMoney(TIP_CENTS));
      await expect(diner.amountOf(m.bill_due())).toHaveText(formatMoney(DUE_CENTS));
      await expect(diner.payButton).toHaveText(
        `${m.checkout_pay({ total: formatMoney(DUE_CENTS) })} ${m.checkout_with_suggested_tip({ tip: formatMoney(TIP_CENTS) })}`,
      );
      await diner.payWithCard(CARDS.approved);

      const id = await diner.confirmedOrder();
      const { order } = await (await request.get(`/api/orders/${id}`)).json();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(order.number);
      expect(order).toMatchObject({ tableNum: "12", type: "dine-in", costs: { taxes: "8.71", totalWithTip: "89.11" } });
      expect(order.payment).toMatchObject({ amount: "89.11", last4: "4242" });
      await expect(page.getByText(m.order_to_table({ table: "12" }))).toBeVisible();
      await expect(diner.amountOf(m.bill_paid())).toHaveText(formatMoney(DUE_CENTS));
      await expect(diner.amountOf(m.bill_tax_hst())).toHaveText(formatMoney(TAXES_CENTS));

      await comptoir("orders", "move", "braise", id, "in-progress");
      await expect(page.getByText(m.order_status_in_progress())).toBeVisible();
      await comptoir("orders", "move", "braise", id, "ready");
      await expect(page.getByText(m.order_status_ready_table())).toBeVisible();
    });
  });
}
