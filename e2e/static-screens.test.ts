import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

const NOT_FOUND = ["/nowhere/at/all", "/no-such-restaurant?tableNum=1"];
const COMING_SOON = ["/comptoir-demo/coming-soon"];

test("An unknown page is answered with 404 and a link, and an unbuilt one says so.", {
  tag: "@phone",
}, async ({ page }) => {
  for (const path of NOT_FOUND) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")),
      ).not.toHaveCount(0);
    });
  }
  for (const path of COMING_SOON) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.coming_soon_heading());
      await page.getByRole("link", { name: m.coming_soon_locations() }).click();
      await expect(page).toHaveURL("/comptoir-demo/location-search");
    });
  }
});

test.describe("Pages for users and operators", { tag: "@desktop" }, () => {
  for (const path of [
    "/profile",
    "/profile/user-information",
    "/profile/user-payment-methods",
    "/profile/confirm-email",
    "/profile/receipts",
    "/profile/events",
    "/braise/events",
    "/braise/events/4",
    "/braise/suite-settings",
    "/braise/events/final/suite-1/record",
  ]) {
    test(`${path} redirects a guest to /login, and back after the sign-in.`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect({ status: answer.status(), to: answer.headers().location }).toEqual({
        status: 302,
        to: `/login?${new URLSearchParams({ back: path })}`,
      });
    });
  }
});

test.describe("Landing", { tag: "@phone" }, () => {
  test("Landing without an eventSuite query goes to the restaurant menu page.", async ({ request }) => {
    const answer = await request.get("/braise/landing?tableNum=12", { maxRedirects: 0 });
    expect({ status: answer.status(), to: answer.headers().location }).toEqual({
      status: 302,
      to: "/braise?tableNum=12",
    });
  });

  test("Landing: sign up or log in, and pre-order, each with the sign-in's return to its target.", async ({ page }) => {
    await page.goto("/harbour-stadium/landing?eventSuite=next-month-201");
    const ways = page.getByRole("navigation", { name: m.landing_ways_in() });
    await expect(ways.getByRole("link", { name: m.landing_pre_order() })).toHaveAttribute(
      "href",
      `/login?${new URLSearchParams({ back: "/harbour-stadium?eventSuite=next-month-201" })}`,
    );
    await ways.getByRole("link", { name: m.landing_sign_in() }).click();
    await expect(page).toHaveURL(
      `/login?${new URLSearchParams({ back: "/harbour-stadium/landing?eventSuite=next-month-201" })}`,
    );
    await expect(page.getByRole("heading", { level: 1, name: m.login_heading() })).toBeVisible();
  });

  test("Landing: view the menu, or enter a table number, which is required at its field.", async ({ page }) => {
    await page.goto("/harbour-stadium/landing?eventSuite=next-month-201");
    await page.getByRole("link", { name: m.landing_view_menu() }).click();
    await expect(page).toHaveURL(/\/harbour-stadium\?/);
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Stadium" })).toBeVisible();
    await page.goBack();
    await page.getByText(m.landing_number_instead()).click();
    await page.getByRole("button", { name: m.landing_number_submit() }).click();
    const number = page.getByRole("textbox", { name: m.landing_number_label() });
    // The button has its text and icon on one line.
    const scan = await page.getByRole("button", { name: m.scan_table_button() }).boundingBox();
    expect(scan?.height).toBeLessThanOrEqual(50);
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(startingWith(m.landing_number_missing()));
    await number.fill("12");
    await page.getByRole("button", { name: m.landing_number_submit() }).click();
    await expect(page).toHaveURL(/\/harbour-stadium\?.*tableNum=12/);
  });
});
