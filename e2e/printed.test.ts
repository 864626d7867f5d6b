import { m } from "@comptoir/messages";
import { groundOf } from "./diner/ground.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("On paper", { tag: "@desktop" }, () => {
  test.use({ colorScheme: "dark" });

  test("a receipt of a dark venue is dark on light, without controls.", async ({ diner, page }) => {
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
    await expect.poll(() => groundOf(page)).toBeGreaterThan(230);
    await expect(page.getByText("Mexican Cola").first()).toBeVisible();
    await expect(diner.amountOf(m.bill_total())).toBeVisible();
    await expect(page.getByRole("button", { name: m.order_print() })).toBeHidden();
    await expect(page.getByRole("banner").getByRole("button")).toBeHidden();
  });

  fullLengthTest(
    "a menu has its dishes and prices, without search, sections and cart.",
    {},
    async ({ diner, page }) => {
      await diner.open("/braise?tableNum=12&menuList=drinks");
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => groundOf(page)).toBeGreaterThan(230);
      await expect(page.getByRole("link", { name: "House Lemonade" }).first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeHidden();
      await expect(page.getByRole("navigation", { name: m.menu_categories() })).toBeHidden();
      await expect(page.getByRole("button", { name: m.menu_quick_add({ name: "House Lemonade" }) })).toBeHidden();
    },
  );
});
