import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test.describe("Page not found", () => {
  for (const path of ["/", "/nowhere/at/all", "/no-such-restaurant?tableNum=1"]) {
    test(`${path} is answered with 404 and a way on.`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("Coming soon", { tag: "@once" }, () => {
  for (const path of [
    "/login",
    "/cantine",
    "/comptoir-demo/location-search",
    "/comptoir-demo/coming-soon",
    "/profile/events",
    "/braise/order-notification",
  ]) {
    test(`${path} says so.`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.coming_soon_heading());
    });
  }
});

test.describe("Pages for users and operators", { tag: "@once" }, () => {
  for (const path of [
    "/profile",
    "/profile/user-information",
    "/profile/user-payment-methods",
    "/profile/receipts",
    "/braise/events",
    "/braise/events/4",
    "/braise/suite-settings",
  ]) {
    test(`${path} sends a guest to /login.`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect({ status: answer.status(), to: answer.headers().location }).toEqual({ status: 302, to: "/login" });
    });
  }
});

test.describe("Landing", () => {
  test("Landing without an eventSuite query goes to the restaurant menu page.", async ({ page }) => {
    await page.goto("/braise/landing?tableNum=12");
    await expect(page).toHaveURL("/braise?tableNum=12");
  });

  test("Landing: view the menu.", async ({ page }) => {
    await page.goto("/braise/landing?eventSuite=7");
    await page.getByRole("link", { name: m.landing_view_menu() }).click();
    await expect(page).toHaveURL(/\/braise\?/);
    await expect(page.getByRole("heading", { level: 1, name: "Braise Grill" })).toBeVisible();
  });

  test("The number of a table leads to its menu, and a missing one is asked for at its field.", async ({ page }) => {
    await page.goto("/braise/landing?eventSuite=7");
    await page.getByRole("button", { name: m.landing_number_submit() }).click();
    const number = page.getByRole("textbox", { name: m.landing_number_label() });
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(startingWith(m.landing_number_missing()));
    await number.fill("12");
    await page.getByRole("button", { name: m.landing_number_submit() }).click();
    await expect(page).toHaveURL(/\/braise\?.*tableNum=12/);
  });
});
