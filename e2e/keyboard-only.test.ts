import { m } from "@comptoir/messages";
import { expect } from "@playwright/test";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { tabTo } from "./diner/keyboard.ts";
import { test } from "./diner/test.ts";

test("A whole order is placed by keyboard, with a visible focus at each step.", { tag: "@desktop" }, async ({
  diner,
  page,
}) => {
  const { keyboard } = page;
  await diner.openTable("braise", "61");
  await tabTo(page, page.getByRole("link", { name: m.site_skip_to_content() }));
  await keyboard.press("Enter");
  const categories = page.getByRole("navigation", { name: m.menu_categories() });
  await tabTo(page, categories.getByRole("link").first());
  await tabTo(page, page.getByRole("searchbox", { name: m.menu_search_label() }));
  await keyboard.type("chicken fingers");
  const dish = page.getByRole("link", { name: "Chicken Fingers", exact: true });
  await expect(dish).toHaveCount(1);
  await tabTo(page, dish);
  await keyboard.press("Enter");

  await expect(diner.dish.getByRole("heading", { name: "Chicken Fingers" })).toBeFocused();
  await tabTo(page, diner.dish.getByRole("radio", { name: "Water" }));
  await keyboard.press("ArrowUp");
  await expect(diner.dish.getByRole("radio", { name: "Apple juice" })).toBeChecked();
  await tabTo(page, diner.dish.getByRole("button", { name: startingWith(m.item_add()) }).last());
  await keyboard.press("Enter");
  await expect(diner.dish).toBeHidden();
  // The focus is on the dish in the menu. It is the first of two links of this name; the cart has the second.
  await expect(dish.first()).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: startingWith(m.menu_cart_view()) }));
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: m.cart_to_checkout() }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();

  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByRole("textbox", { name: label }));
    await keyboard.type(text);
  };
  await type(m.checkout_name(), GUEST.name);
  await type(m.checkout_card_number(), CARDS.approved);
  await type(m.checkout_card_expiry(), "1234");
  await type(m.checkout_card_cvd(), "123");
  await type(m.checkout_card_postal_code(), "M5V 2T6");
  await tabTo(page, diner.payButton);
  await keyboard.press("Enter");
  await diner.confirmedOrder();
});
