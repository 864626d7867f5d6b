import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("A dish added from its card", { tag: "@phone" }, () => {
  test.use({ mayFail: true });

  test("counts before the server answers, and is removed with a message on its card if the server refuses.", async ({
    diner,
    page,
  }) => {
    const message = "This dish has just sold out.";
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/orders/item", async (route) => {
      await answered.promise;
      await route.fulfill({ status: 409, json: { code: 415, message } });
    });
    await diner.open("/braise?tableNum=64&menuList=drinks");
    const card = page.getByRole("article").filter({ hasText: "House Lemonade" });
    await card.getByRole("button", { name: m.menu_quick_add({ name: "House Lemonade" }) }).click();
    const fewer = card.getByRole("button", { name: m.site_one_fewer({ name: "House Lemonade" }) });
    await expect(fewer).toBeVisible();
    const bar = page.getByRole("link", { name: startingWith(m.menu_cart_view()) });
    const checkout = page.getByRole("link", { name: startingWith(m.menu_cart_checkout()) });
    await expect(checkout).toContainText(m.bill_with_taxes());
    answered.resolve();
    await expect(card.getByRole("alert")).toHaveText(message);
    await expect(fewer).toBeHidden();
    await expect(bar).toBeHidden();
    await expect(page.getByRole("region", { name: m.site_notifications() })).toBeHidden();
  });

  fullLengthTest(
    "counts without a network too, and is ordered once the network is back.",
    {},
    async ({ diner, page, context }) => {
      await diner.open("/braise?tableNum=65&menuList=drinks");
      const card = page.getByRole("article").filter({ hasText: "House Lemonade" });
      const add = card.getByRole("button", { name: m.menu_quick_add({ name: "House Lemonade" }) });
      await context.setOffline(true);
      await add.click();
      await add.click();
      const bar = page.getByRole("link", { name: startingWith(m.menu_cart_view()) });
      await expect(bar).toContainText(m.menu_cart_dishes({ count: 2 }));
      await context.setOffline(false);
      await diner.viewCart();
      const inCart = page.getByRole("group", { name: m.site_quantity_of({ name: "House Lemonade" }) });
      await expect(inCart).toContainText("2");
    },
  );
});

test("On a desktop the cart beside the menu explains its amount, and leads directly to the checkout.", {
  tag: "@desktop",
}, async ({ diner, page }) => {
  await diner.open("/braise?tableNum=66&menuList=drinks");
  await diner.addDish("House Lemonade");
  const cart = page.getByRole("complementary", { name: m.menu_cart_heading() });
  await expect(cart.getByRole("link", { name: m.cart_to_checkout() })).toContainText(m.bill_with_taxes());
  await diner.goToCheckout();
});
