import { m } from "@comptoir/messages";
import { chromium } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, createDiner, startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { CHROMIUM } from "./server/chromium.ts";
import { ordersAtTable } from "./server/server.ts";

test("Promise 8: if the answer is lost after the order was placed, a reload shows its confirmation, and there is one order.", {
  tag: "@desktop",
}, async ({ diner, page }) => {
  const table = "lost";
  await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
  await diner.giveName();
  const { promise: placed, resolve: answer } = Promise.withResolvers<number>();
  await page.route(/\/api\/orders(\/reference\/.*)?$/, async (route) => {
    if (route.request().method() === "POST") answer((await route.fetch()).status());
    await route.abort("connectionreset");
  });
  await diner.payWithCard(CARDS.approved);
  expect(await placed).toBe(201);
  // The connection stays broken until the page is reloaded.
  await page.reload();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await diner.confirmedOrder();
  expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
});

fullLengthTest(
  "If the network fails while an order is answered, its number shows instead of its page, which loads later.",
  {
    tag: "@desktop",
  },
  async ({ diner, page }, { retry, repeatEachIndex }) => {
    const table = `just-after-${retry}-${repeatEachIndex}`;
    await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
    await diner.giveName();
    // The order page's scripts load with the checkout, so that it opens even if scripts and data fail after paying.
    const isFetched = `[__reactRouterManifest.routes.order].every(({ module, imports }) => [module, ...imports].every((file) =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file))))`;
    await expect.poll(() => page.evaluate(isFetched)).toBe(true);
    let lost = 0;
    await page.route(/\.data(\?|$)|\/assets\//, (route) => {
      lost += 1;
      return route.abort("connectionreset");
    });
    await diner.payWithCard(CARDS.approved);
    const known = page.getByRole("heading", { level: 1, name: startingWith(m.order_unreached_known({ number: "" })) });
    await expect(known).toBeVisible();
    await expectAccessible(page);
    // A retry that fails leaves the number in place.
    const lostBefore = lost;
    await expect.poll(() => lost).toBeGreaterThan(lostBefore);
    await expect(known).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await diner.confirmedOrder();
    expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
  },
);

test(
  "Promise 50: if the answer is lost and the browser is closed, it finds its order when opened again.",
  {
    tag: "@desktop",
  },
  async ({ server }, info) => {
    const table = "closed";
    const openBrowser = () =>
      chromium.launchPersistentContext(info.outputPath("browser"), {
        ...CHROMIUM,
        baseURL: server.address,
        locale: "en-CA",
        reducedMotion: "reduce",
      });
    const browser = await openBrowser();
    const page = await browser.newPage();
    const diner = createDiner(page);
    await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
    await diner.giveName();
    const { promise: placed, resolve: answer } = Promise.withResolvers<number>();
    await page.route(/\/api\/orders(\/reference\/.*)?$/, async (route) => {
      if (route.request().method() === "POST") answer((await route.fetch()).status());
      await route.abort("connectionreset");
    });
    await diner.payWithCard(CARDS.approved);
    expect(await placed).toBe(201);
    await browser.close();

    const again = await openBrowser();
    const reopened = createDiner(await again.newPage());
    await reopened.open(`/little-grill/checkout?tableNum=${table}`);
    await reopened.confirmedOrder();
    expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
    await again.close();
  },
);

test(
  "screens#placing: the browser's back button and Escape leave an order in sight while it is placed.",
  {
    tag: "@phone",
  },
  async ({ diner, page }, { retry, repeatEachIndex }) => {
    const table = `back-${retry}-${repeatEachIndex}`;
    await diner.openSavedCart({ slug: "little-grill", table, dishes: ["Coleslaw"] });
    await diner.goToCheckout();
    await diner.giveName();
    const { promise: sent, resolve: send } = Promise.withResolvers<void>();
    await page.route(/\/api\/orders$/, async (route) => {
      await sent;
      await route.continue();
    });
    await diner.payWithCard(CARDS.approved);
    const placing = page.getByRole("dialog", { name: m.checkout_placing_heading() });
    await expect(placing.getByText("Coleslaw")).toBeVisible();
    await expectAccessible(page);
    await page.evaluate("history.back()");
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(placing.getByText(m.checkout_placing_slow_text())).toBeVisible();
    send();
    await diner.confirmedOrder();
    expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
  },
);

fullLengthTest("Pressing twice orders once.", { tag: "@phone" }, async ({ diner }) => {
  const table = "twice";
  await diner.openCheckoutOf({ slug: "little-grill", table, dishes: ["Coleslaw"] });
  await diner.giveName();
  await diner.enterCard(CARDS.approved);
  await diner.payButton.dblclick();
  await diner.confirmedOrder();
  expect(await ordersAtTable("little-grill", table)).toHaveLength(1);
});

test("After an order the cart is empty, also after going back, and the contact is prefilled next time.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.openSavedCart({ slug: "little-grill", table: "33", dishes: ["Coleslaw"] });
  await diner.goToCheckout();
  await diner.giveName();
  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  await page.goBack();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText(m.cart_empty())).toBeVisible();
  await page.goForward();
  await diner.confirmedOrder();
  await diner.openTable("little-grill", "33");
  await expect(page.getByRole("link", { name: m.menu_cart_view() })).toBeHidden();
  await diner.addDish("Garlic Bread");
  await diner.checkout();
  // Remembered contact details are collapsed; opening the step shows them.
  await expect(page.getByText("Noémie Tremblay").first()).toBeVisible();
});
