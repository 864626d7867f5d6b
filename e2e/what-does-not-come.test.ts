import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { CARDS } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { placePickup } from "./diner/placed-order.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";
import { changePrice } from "./server/venues.ts";

/** Mocks a call's response: an empty body, or the error of an overloaded server. */
async function answer(page: Page, call: string, status: number): Promise<void> {
  const message = "Please try again in a moment.";
  const body = status === 200 ? "" : JSON.stringify({ code: "unavailable", message });
  await page.route(`**/api${call}`, (route) => route.fulfill({ status, body, contentType: "application/json" }));
}

test.describe("Failures are reported beside their part of the page, with a retry", { tag: "@desktop" }, () => {
  test.use({ mayFail: true });

  fullLengthTest(
    "Totals: an empty or missing answer leaves the cart unchanged, and is requested again.",
    {},
    async ({ diner, page }) => {
      await diner.openTable("little-grill", "70");
      await answer(page, "/orders/set-costs", 200);
      await diner.addDish("Coleslaw");
      await expect(page.getByRole("status").filter({ hasText: m.error_empty_payload() })).toBeVisible();
      await page.unrouteAll();
      await answer(page, "/orders/set-costs", 503);
      await expect(page.getByRole("status").filter({ hasText: m.menu_cart_offline() })).toBeVisible({
        timeout: 20_000,
      });
      await page.unrouteAll();
      await expect(page.getByRole("status").filter({ hasText: m.menu_cart_offline() })).toBeHidden({ timeout: 30_000 });
      await diner.viewCart();
      await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
    },
  );

  test("A card that cannot be saved: the order is placed, and a message beside it says so.", async ({
    diner,
    page,
  }) => {
    await diner.open("/login?back=/profile");
    await personAt(page).register(newAddress("unsaved"), "Ada");
    await expect(page).toHaveURL("/profile");
    await diner.openCheckoutOf({ slug: "little-grill", table: "71", dishes: ["Coleslaw"] });
    await answer(page, "/auth/payment-method", 503);
    await page.getByRole("checkbox", { name: m.checkout_card_save() }).check();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    const notices = page.getByRole("region", { name: m.site_notifications() });
    await expect(notices).toContainText(m.checkout_card_not_saved());
  });

  fullLengthTest(
    "A refusal of many faults: the message is shown once, with each fault below it.",
    {},
    async ({ diner, page }) => {
      await diner.openCheckoutOf({ slug: "little-grill", table: "72", dishes: ["Coleslaw"] });
      await diner.giveName();
      const issues = [1, 2].map((line) => ({ path: `data.items[${line}].memo`, message: `Line ${line} is too long.` }));
      const refusal = { code: "invalid_request", message: "This order can't be placed as it is.", issues };
      await page.route("**/api/orders", (route) => route.fulfill({ status: 400, json: refusal }));
      await diner.payWithCard(CARDS.approved);
      const said = page.getByRole("alert").filter({ hasText: refusal.message });
      await expect(said).toHaveCount(1);
      await expect(said.getByRole("listitem")).toHaveText(issues.map(({ message }) => message));
    },
  );
});

test.describe("Outdated content", { tag: "@desktop" }, () => {
  // Serial: the tests change the same restaurant.
  test.describe.configure({ mode: "default" });

  fullLengthTest(
    "A past order without any available line says that nothing could be added.",
    {},
    async ({ diner, page }) => {
      const id = await placePickup(page.request, { slug: "grill-of-news", dish: "Garlic Bread" });
      await comptoir("sold-out", "grill-of-news", "Garlic Bread");
      await diner.open(`/grill-of-news/cart?takeout=true&takeoutType=pickup&reorder=${id}`);
      await expect(page.getByText(m.cart_reordered_nothing())).toBeVisible();
      await expect(page.getByText(m.cart_empty())).toBeVisible();
      await comptoir("restock", "grill-of-news", "Garlic Bread");
    },
  );

  fullLengthTest(
    "A menu with a changed price says so, and can be refreshed.",
    {},
    async ({ diner, page }, { outputDir }) => {
      await changePrice(outputDir, "grill-of-news", { dish: "Coleslaw", price: "5.00" });
      await diner.openTable("grill-of-news", "73");
      await changePrice(outputDir, "grill-of-news", { dish: "Coleslaw", price: "7.00" });
      await page.getByRole("button", { name: m.menu_quick_add({ name: "Coleslaw" }) }).click();
      await expect(page.getByRole("status").filter({ hasText: m.menu_changed_heading() })).toContainText("7.00");
      const comesAnew = page.waitForEvent("domcontentloaded");
      await page.getByRole("button", { name: m.menu_refresh() }).click();
      await comesAnew;
      await expect(page.getByRole("article").filter({ hasText: "Coleslaw" }).first()).toContainText("7.00");
    },
  );
});
