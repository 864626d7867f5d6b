import { m } from "@comptoir/messages";
import { expect } from "@playwright/test";
import { CARDS, startingWith } from "./diner/diner.ts";
import { fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** Chromium's background in forced colours mode on a light device. */
const CANVAS = "rgb(255, 255, 255)";

test.describe("In forced colours, without backgrounds and shadows", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("the current section differs from the others; the primary button and the button that adds a dish have one edge.", async ({
    diner,
    page,
  }) => {
    await diner.openTable("braise", "63");
    const sections = page.getByRole("navigation", { name: m.menu_categories() });
    const current = sections.locator("[aria-current]");
    const other = sections.getByRole("link", { name: "Desserts" });
    await expect(other).toHaveCSS("border-left-color", CANVAS);
    await expect(current).not.toHaveCSS("border-left-color", CANVAS);
    const step = page.locator(".dish-step").first();
    await expect(step).toHaveCSS("border-top-width", "0px");
    const sign = step.locator(".dish-add > :last-child");
    await expect(sign).toHaveCSS("border-top-width", "1px");
    await expect(sign).not.toHaveCSS("border-top-color", CANVAS);
    await diner.openDish("Drip Coffee");
    await expect(diner.dish.getByRole("button", { name: startingWith(m.item_add()) }).last()).toHaveCSS(
      "border-top-width",
      "1px",
    );
  });

  fullLengthTest("the chosen tip differs from the others.", {}, async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "67", dishes: ["Coleslaw"] });
    const none = page.locator("label").filter({ has: page.getByRole("radio", { name: m.checkout_tip_none() }) });
    await expect(none).toHaveCSS("border-top-width", "1px");
    await diner.tip(m.checkout_tip_none());
    await expect(none).toHaveCSS("border-top-width", "5px");
  });
});

test.describe("In forced colours, on the staff's side", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest("the tab of the page differs from the others, and a list has its arrow.", {}, async ({ page }) => {
    await page.goto(`/staff#${(await comptoir("staff", "invite", "cafe-perce-neige", "Ines")).trim()}`);
    await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
    await expect(page.getByText(m.staff_signed_in({ name: "Ines" }))).toBeVisible();
    await page.goto("/staff/settings/payment");
    const tabs = page.getByRole("navigation", { name: m.studio_parts() });
    const here = tabs.getByRole("link", { name: m.studio_set_title() });
    await expect(tabs.getByRole("link", { name: m.studio_history() })).toHaveCSS("border-bottom-color", CANVAS);
    await expect(here).not.toHaveCSS("border-bottom-color", CANVAS);
    await expect(page.locator("select").first()).not.toHaveCSS("appearance", "none");
  });
});

test.describe("In forced colours, when a day is chosen", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest("the chosen day differs from the other.", {}, async ({ diner, page }) => {
    await diner.openTakeOut("braise");
    await diner.addDish("Basque Cheesecake");
    await diner.checkout();
    const step = page.locator("[data-step=when]");
    await step.locator("summary").click();
    await step.locator("label").filter({ hasText: m.checkout_at_time() }).click();
    const tomorrow = step.locator("label").filter({ hasText: m.checkout_tomorrow() });
    await tomorrow.click();
    await expect(tomorrow).toHaveCSS("border-top-width", "5px");
    await step
      .locator("label")
      .filter({ has: page.locator("[name=day]:enabled") })
      .last()
      .click();
    await expect(tomorrow).toHaveCSS("border-top-width", "1px");
  });
});

test.describe("In forced colours, on a phone", { tag: "@phone" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest(
    "the search is a sign without words, and the state of a dark head has its dot.",
    {},
    async ({ diner, page }) => {
      await diner.openTakeOut("petitcodiac-campus");
      const placeholder = `getComputedStyle(document.querySelector("[type=search]"), "::placeholder").opacity`;
      expect(await page.evaluate(placeholder)).toBe("0");
      await page.getByRole("searchbox", { name: m.menu_search_label() }).focus();
      expect(await page.evaluate(placeholder)).toBe("1");
      // Open is a filled dot, closed a ring; the venue's own colour is white.
      const dotColor = `(() => {
      const dot = getComputedStyle(document.querySelector(".band [class*=forced-color-adjust-none]"));
      return dot.borderTopWidth === "0px" ? dot.backgroundColor : dot.borderTopColor;
    })()`;
      expect(await page.evaluate(dotColor)).toBe("rgb(0, 0, 0)");
    },
  );
});

test.describe("In forced colours, once ordered", { tag: "@phone" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest("the current step is a filled dot on a line.", {}, async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "little-grill", table: "64", dishes: ["Coleslaw"] });
    await diner.giveName();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    const current = page.locator("[aria-current=step]");
    await expect(current.locator("span > span.rounded-full")).toHaveCSS("background-color", "rgb(0, 0, 0)");
    await expect(current.locator("> span").first()).not.toHaveCSS("background-color", CANVAS);
  });
});

test.describe("In forced colours, at the sign-in", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest(
    "a message about the whole page has an edge, and a field's fault has its mark.",
    {},
    async ({ page }) => {
      await page.goto("/staff?ended");
      await expect(page.getByRole("status").filter({ hasText: m.staff_ended() })).toHaveCSS("border-top-width", "1px");
      await page.getByRole("main").getByRole("button", { name: m.person_sign_in() }).click();
      const fault = page.getByText(m.form_required());
      await expect(fault.locator("span")).not.toHaveCSS("background-color", CANVAS);
    },
  );
});

test.describe("On a screen that is low because of 400 % zoom", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: true, hasTouch: true });

  test("the next step is reached by scrolling, in a dish, the cart and the checkout, and nothing covers the text.", async ({
    diner,
    page,
  }) => {
    await diner.open("/braise?tableNum=68&menuList=drinks");
    await diner.addDish("House Lemonade");
    await diner.viewCart();
    await expect(page.getByRole("region", { name: m.cart_bar() })).toHaveCSS("position", "static");
    await diner.goToCheckout();
    await expect(page.getByRole("region", { name: m.checkout_bar() })).toHaveCSS("position", "static");
  });
});
