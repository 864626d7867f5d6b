import { formatDate, formatMoney, m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

/** Returns the date of the first Thursday after the caterer's two days of notice. */
function thursdayAfter(now: Date): string {
  const day = new Date(now.getTime() + 3 * 86_400_000);
  while (day.getUTCDay() !== 4) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** A street address within the caterer's reach of fifteen kilometres. */
const OFFICE = "110 Laurier Avenue West, Ottawa, ON K1P 1J1";

test.describe("An office", { tag: "@desktop" }, () => {
  test("orders catering for thirty on Thursday: it sees the missing amount below the minimum, chooses the day, answers the caterer's questions and pays by card.", async ({
    diner,
    page,
    request,
  }) => {
    const thursday = thursdayAfter(new Date());
    await diner.open("/rideau-table?catering=true");
    await expect(page.getByText(m.menu_catering_minimum({ minimum: formatMoney(150_00) }))).toBeVisible();
    await expect(page.getByText(startingWith(m.menu_order_ahead({ when: "" })))).toBeVisible();

    await diner.addDish("Mixed Sandwich Tray", ["10 people"]);
    await diner.viewCart();
    const below = m.refusal_below_catering_minimum_named({
      minimum: formatMoney(150_00),
      remaining: formatMoney(38_00),
    });
    await expect(page.getByText(below).first()).toBeVisible();
    await expect(page.getByText(startingWith(m.cart_nearest({ when: "" }).slice(0, 12)))).toBeVisible();
    await expectAccessible(page);
    // On a tablet, where the review is below the steps, the minimum order amount is shown above the first step.
    await diner.goToCheckout();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole("status").filter({ hasText: below, visible: true })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: m.checkout_back_to_cart() }).click();
    await page.getByRole("link", { name: m.cart_add_more() }).click();

    await diner.addDish("Mixed Sandwich Tray", ["30 people"]);
    await diner.addDish("Fruit Tray", ["30 people"]);
    await diner.viewCart();
    await expect(page.getByText(startingWith("The minimum"))).toHaveCount(0);
    await page
      .getByRole("button", { name: m.cart_remove_named({ name: "Mixed Sandwich Tray" }) })
      .first()
      .click();
    await diner.goToCheckout();

    await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
      m.way_delivery(),
    );
    await page.getByRole("combobox", { name: m.checkout_address() }).fill(OFFICE);
    await expect(diner.amountOf(m.bill_delivery())).toHaveText(formatMoney(35_00));
    // The earliest time is proposed, so that the step is open and says why.
    const when = page.locator("[data-step=when]");
    await expect(when.getByText(m.checkout_proposal_hint())).toBeVisible();
    const day = page.getByRole("radio", { name: formatDate(thursday), exact: true });
    await when.locator("label").filter({ has: day }).click();
    // Accessible names have no non-breaking spaces.
    const timesOn = m.checkout_time_on({ day: formatDate(thursday) }).replaceAll("\u00a0", " ");
    await expect(when.getByRole("group", { name: startingWith(timesOn) })).toBeVisible();
    await when
      .locator("label")
      .filter({ has: page.locator("[name=time]:checked") })
      .click();
    // The time is held for some minutes; the remaining time is shown.
    await expect(when.getByText(startingWith(m.checkout_held_until({ time: "" })))).toBeVisible();

    await diner.giveContact();
    await page.getByRole("textbox", { name: m.checkout_email() }).fill(GUEST.email);
    await diner.payButton.click();
    await expect(page.getByRole("alert").filter({ hasText: "Plates, cutlery and napkins: " })).toBeVisible();
    await page.getByRole("radio", { name: "Yes please" }).check();
    await page.getByRole("checkbox", { name: "Loading dock" }).check();
    await expectAccessible(page);
    await diner.tip(m.checkout_tip_none());
    await diner.enterCard(CARDS.approved);
    await diner.payButton.click();

    const id = await diner.confirmedOrder();
    await expect(page.getByRole("link", { name: m.order_add_to_calendar() })).toBeVisible();
    const { order } = await (await request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({
      type: "generic-catering",
      destination: { kind: "delivery-address", address: OFFICE },
      costs: { subtotal: "462.00", deliveryCharge: { amount: "35.00" } },
    });
    expect(new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(new Date(order.readyAt))).toBe(
      thursday,
    );
  });
});
