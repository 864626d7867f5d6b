import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expect, test } from "./diner/test.ts";

/** The mean of the background's channels, 0 (black) to 255 (white). The theme of paper is light. */
const ground = (page: Page) =>
  page.evaluate<number>(
    "getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).reduce((sum, channel) => sum + Number(channel), 0) / 3",
  );

test.describe("On paper", { tag: "@desktop" }, () => {
  test.use({ colorScheme: "dark" });

  test("a receipt of a dark venue is dark on light, and what is pressed is left out.", async ({ diner, page }) => {
    await diner.openTakeOut("nomad-taco");
    await diner.addDish("Mexican Cola");
    await diner.checkout();
    await diner.giveContact();
    await diner.tip(m.checkout_tip_none());
    await page.getByRole("radio", { name: "On the grass" }).check();
    await diner.placeButton.click();
    await diner.confirmedOrder();
    await expect(page.getByRole("button", { name: m.order_print() })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => ground(page)).toBeGreaterThan(230);
    await expect(page.getByText("Mexican Cola").first()).toBeVisible();
    await expect(diner.amountOf(m.bill_total())).toBeVisible();
    await expect(page.getByRole("button", { name: m.order_print() })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button")).toBeHidden();
  });

  test("a menu has its dishes and prices, without search, sections and cart.", async ({ diner, page }) => {
    await diner.open("/braise?tableNum=12&menuList=drinks");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => ground(page)).toBeGreaterThan(230);
    await expect(page.getByRole("link", { name: "House Lemonade" }).first()).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByRole("navigation", { name: m.menu_categories() })).toBeHidden();
    await expect(page.getByRole("button", { name: m.menu_quick_add({ name: "House Lemonade" }) })).toBeHidden();
  });
});
