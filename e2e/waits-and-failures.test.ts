import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { saveCart } from "./diner/saved-cart.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** Stops the page's clock; from here on only the test advances it, so that a busy machine does not matter. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

test.describe("When something does not work", { tag: "@desktop" }, () => {
  test.use({ mayFail: true });

  test.describe("In a browser without an offline menu", () => {
    test.use({ serviceWorkers: "block" });

    test("A message without a field is shown at the top, centred, for 5 seconds.", async ({ diner, page, context }) => {
      const now = () => page.evaluate(() => Date.now());
      await page.clock.install();
      await diner.openTable("braise", "53");
      const message = m.site_offline();
      await context.setOffline(true);
      const link = page.getByRole("link", { name: "Striploin, 12 oz" }).first();
      // Scrolling to a distant dish renders content that moves it. `hover` waits until it is stable.
      await link.hover();
      const pressedAt = await now();
      await link.click();
      const toast = page.getByRole("region", { name: m.site_notifications() });
      await expect(toast).toContainText(message);
      const shownAt = await now();
      const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      expect(Math.abs(x + width / 2 - 1280 / 2)).toBeLessThan(10);
      expect(y).toBeLessThan(50);
      await page.clock.pauseAt(pressedAt + 4_800);
      await expect(toast).toBeVisible();
      await page.clock.runFor(shownAt - pressedAt + 300);
      await expect(toast).toBeHidden();
    });
  });

  fullLengthTest(
    "A page that has not loaded after 120 seconds can be reloaded, and the cart is kept.",
    {},
    async ({ diner, page }) => {
      await page.clock.install();
      await saveCart(page.request, { slug: "little-grill", table: "54", dishes: ["Coleslaw"] });
      await diner.openTable("little-grill", "54");
      const cart = page.getByRole("link", { name: m.menu_cart_view(), exact: false });
      // Loading the cart uses timers, so wait for it before stopping the clock.
      await expect(cart).toBeVisible();
      await stopTime(page);
      await page.route(/\.data(\?|$)|\/assets\/.*\.js$/, () => undefined);
      await cart.click();
      const notice = page.getByRole("alert").filter({ hasText: m.chunk_error_heading() });
      // The timeout starts only when the page handles the click.
      await expect(async () => {
        await page.clock.runFor(200);
        await expect(page.getByRole("status").filter({ hasText: m.site_loading() })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.clock.runFor(118_000);
      await expect(notice).toBeHidden();
      await page.clock.runFor(2_000);
      await expect(notice).toBeVisible();
      const comesAnew = page.waitForEvent("domcontentloaded");
      await page.clock.resume();
      await notice.getByRole("button", { name: m.site_reload() }).click();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await comesAnew;
      await diner.viewCart();
      await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
    },
  );

  test("A page that cannot be rendered says so, and has a link.", async ({ diner, page }) => {
    await saveCart(page.request, { slug: "little-grill", table: "55", dishes: ["Coleslaw"] });
    await diner.openTable("little-grill", "55");
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("link", { name: m.menu_cart_view(), exact: false }).click();
    await expect(page.getByRole("heading", { level: 1, name: m.error_page_heading() })).toBeVisible();
    await expect(page.getByRole("link", { name: m.site_back_to_menu() })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("link", { name: m.site_try_again() }).click();
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
  });
});
