import { m } from "@comptoir/messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { test } from "./diner/test.ts";

/** Whether what has the focus, or the card around it, is drawn with an outline that nothing around it cuts off. */
const FOCUS_IS_SEEN = `(() => {
  let element = document.activeElement;
  for (let height = 0; element && height < 4; height += 1, element = element.parentElement) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    if (outlineStyle === "none" || outlineWidth === "0px") continue;
    const scroller = element.closest("nav") ?? document.documentElement;
    return element.getBoundingClientRect().left - reach >= scroller.getBoundingClientRect().left;
  }
  return false;
})()`;

/** Presses Tab until something has the focus, and looks whether one sees that it has. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(":focus"));
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) continue;
    // An outline may need a frame to stand where it belongs.
    await expect.poll(() => page.evaluate(FOCUS_IS_SEEN), `the focus on ${target} is seen`).toBe(true);
    return;
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

test("A whole order is placed with the keyboard alone, and one sees where one is.", { tag: "@desktop" }, async ({
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
  await tabTo(page, diner.dish.getByRole("button", { name: startingWith(m.item_add()) }));
  await keyboard.press("Enter");
  await expect(diner.dish).toBeHidden();
  // The cart, which now lists it, has a link of the same name.
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
