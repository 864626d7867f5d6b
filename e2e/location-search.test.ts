import { formatDistance, m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const PAGE = "/comptoir-demo/location-search";

test.describe("Finding a restaurant", { tag: "@phone" }, () => {
  fullLengthTest(
    "By a postal code, without script: the nearest is first, and links to its menu.",
    {},
    async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      await page.goto(PAGE);
      await page.getByLabel(m.location_near()).fill("M5V 2T6");
      await page.getByRole("button", { name: m.location_submit() }).click();
      const first = page.getByRole("list", { name: m.location_results() }).getByRole("listitem").first();
      await first.getByRole("link", { name: `${m.location_order()}: Braise Grill` }).click();
      await expect(page).toHaveURL(/\/braise\?takeout=true$/);
      await page.close();
    },
  );

  test("By keyboard: an address is suggested while typing, selected with an arrow and Enter, and searched.", async ({
    page,
  }) => {
    await page.goto(PAGE);
    const field = page.getByRole("combobox", { name: m.location_near() });
    await expectAccessible(page);
    await field.click();
    await field.pressSequentially("M5V 2T6");
    await expect(page.getByRole("listbox")).toBeVisible();
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue(/M5V/);
    await field.press("Enter");
    await expect(page).toHaveURL(/near=/);
    await expect(page.getByRole("list", { name: m.location_results() }).getByRole("link").first()).toHaveAccessibleName(
      `${m.location_order()}: Braise Grill`,
    );
  });

  fullLengthTest(
    "A typed postal code suffices: Enter searches it, even while suggestions are open.",
    {},
    async ({ page }) => {
      await page.goto(PAGE);
      const field = page.getByRole("combobox", { name: m.location_near() });
      await field.click();
      await field.pressSequentially("M5V 2T6");
      await expect(page.getByRole("listbox")).toBeVisible();
      await field.press("Enter");
      await expect(page).toHaveURL(/near=M5V/);
      await expect(page.getByRole("listbox")).toBeHidden();
      await expect(
        page.getByRole("list", { name: m.location_results() }).getByRole("link").first(),
      ).toHaveAccessibleName(`${m.location_order()}: Braise Grill`);
    },
  );

  test("By the device's position, once allowed; if refused, by an address.", async ({ page, context }) => {
    await page.goto(PAGE);
    await expectAccessible(page);
    await page.getByRole("button", { name: m.location_here() }).click();
    await expect(page.getByText(m.location_denied())).toBeVisible();
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 49.2827, longitude: -123.1207 });
    await page.getByRole("button", { name: m.location_here() }).click();
    await expect(page.getByText(m.location_here_text())).toBeVisible();
    await expect(page.getByRole("list", { name: m.location_results() }).getByRole("link").first()).toHaveAccessibleName(
      `${m.location_order()}: Nomad Taco`,
    );
    await expect(page.getByText(formatDistance(1.6, "km", "en-CA"), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.route("**/api/restaurants/geolocation-search", (route) => route.abort());
    await page.getByRole("button", { name: m.location_here() }).click();
    await expect(page.getByText(m.location_failed())).toBeVisible();
    await expect(page.getByRole("list", { name: m.location_results() })).toBeHidden();
  });

  fullLengthTest("Controls are large enough for a thumb.", {}, async ({ page }) => {
    await page.goto(PAGE);
    const pressed = page.getByRole("main").locator("a, button, input:not([type=hidden]), select");
    await expect(page.getByRole("combobox", { name: m.location_near() })).toBeVisible();
    for (const one of await pressed.all()) {
      expect((await one.boundingBox())?.height, (await one.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    }
  });

  test("A canteen is chosen once, and comes first the next time.", async ({ page }) => {
    await page.goto("/cantine");
    await expectAccessible(page);
    await page.getByRole("link", { name: /Petitcodiac/ }).click();
    await expect(page).toHaveURL(/\/petitcodiac-campus\?takeout=true$/);
    await page.goto("/cantine");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(m.cantine_last());
    await expect(page.getByRole("main").getByRole("link").first()).toHaveAccessibleName(/Petitcodiac/);
  });
});
