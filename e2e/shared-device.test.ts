import { m } from "@comptoir/messages";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { type Diner, GUEST } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const SLUG = "nomad-taco";
const CART = "comptoir_cart";
const [cola, answer] = ["Cola mexicain", "Sur l’herbe"] as const;

/** Orders a cola at the truck as a guest, paid at the window. Returns the order's id. */
async function orderCola(diner: Diner, page: Page): Promise<string> {
  await diner.addDish(cola);
  await diner.checkout();
  await diner.giveContact();
  await page.getByRole("radio", { name: answer }).check();
  await diner.tip(m.checkout_tip_none());
  await diner.placeButton.click();
  return diner.confirmedOrder();
}

/** Returns the browser's cookies. */
async function cookiesOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name.replace("__Host-", "")).sort();
}

test.describe("A device that several people use", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  for (const isMine of [true, false]) {
    const eachLength = isMine ? test : fullLengthTest;
    eachLength(
      `people#guest-orders: asks whose the guest's orders are; ${isMine ? "one's own are kept" : "another's are forgotten"}.`,
      {},
      async ({ diner, page }) => {
        const person = personAt(page);
        await diner.openTakeOut(SLUG);
        const id = await orderCola(diner, page);
        await diner.open("/login");
        await person.register(newAddress("noor"), "Noor");
        await person.sees(m.profile_heading_named({ name: "Noor" }));
        await page.getByRole("link", { name: m.guest_orders_text() }).click();
        await expect(page.getByRole("heading", { name: m.guest_orders_heading() })).toBeVisible();
        await expect(page.getByText(m.profile_no_receipts(), { exact: true })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: isMine ? m.guest_orders_mine() : m.guest_orders_not_mine() }).click();
        await expect(page.getByText(isMine ? m.guest_orders_claimed() : m.guest_orders_forgotten())).toBeVisible();
        await expect(page.getByRole("heading", { name: m.guest_orders_heading() })).toHaveCount(0);
        await expect(page.locator(`main a[href*="${id}"]`)).toHaveCount(isMine ? 3 : 0);
        await diner.openTakeOut(SLUG);
        await expect(page.locator(`a[href*="/orders/${id}"]`)).toHaveCount(isMine ? 1 : 0);
      },
    );
  }

  test("people#kiosk: a venue's own tablet keeps nothing of an order, and returns to the menu.", async ({
    context,
    diner,
    page,
  }) => {
    await diner.open(`/${SLUG}?takeout=true&takeoutType=pickup&kiosk`);
    const id = await orderCola(diner, page);
    await expect(page.getByText(m.order_kiosk_text())).toBeVisible();
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("comptoir-")));
    await expect.poll(kept).toEqual([]);
    await expect.poll(() => cookiesOf(context)).toEqual(["locale"]);
    await expect(page.getByText(m.order_cancel())).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("button", { name: m.order_kiosk_next() }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${SLUG}`);
    expect(new URL(page.url()).searchParams.get("kiosk")).toBe("true");
    await expect(page.locator(`a[href*="/orders/${id}"]`)).toHaveCount(0);
    // To this browser, the order now belongs to another person.
    const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ yours: false, contact: null });
    // Neither the browser's history nor the order's URL shows the order again.
    await page.goBack();
    await expect(page.getByText(m.order_kiosk_text())).toHaveCount(0);
    await page.goto(`/${SLUG}/orders/${id}?kiosk=true`);
    await expect(page).toHaveURL(new RegExp(`/${SLUG}\\?kiosk=true$`));
    await expect(page.getByText(m.order_kiosk_text())).toHaveCount(0);
  });

  fullLengthTest(
    "people#kiosk: its link starts a new visit, whatever the last guest left; a reload keeps everything.",
    {},
    async ({ context, diner, page }) => {
      const link = `/${SLUG}?takeout=true&takeoutType=pickup&kiosk`;
      const filled = page.getByRole("textbox", { name: m.checkout_name() });
      await diner.open(link);
      await diner.addDish(cola);
      await diner.checkout();
      await diner.giveContact();
      // An answer that arrives while the link opens would set the cart's cookie again.
      const priced = page.waitForResponse("**/api/orders/set-costs");
      await page.reload();
      await expect(filled).toHaveValue(GUEST.name);
      await priced;
      await page.waitForLoadState("networkidle");
      await diner.open(link);
      await expect(page).toHaveURL(/kiosk=true/);
      expect(await cookiesOf(context)).not.toContain(CART);
      await diner.addDish(cola);
      await diner.checkout();
      await expect(filled).toHaveValue("");
      await expect(page.getByRole("textbox", { name: m.checkout_phone() })).toHaveValue("");
    },
  );

  fullLengthTest(
    "people#kiosk: an idle cart gets the question whether the guest is still there, and a new visit without an answer.",
    {},
    async ({ context, diner, page }) => {
      await page.clock.install();
      const question = page.getByRole("dialog", { name: m.kiosk_idle_heading() });
      const toCart = page.getByRole("link", { name: m.menu_cart_view() });
      await diner.open(`/${SLUG}?takeout=true&takeoutType=pickup&kiosk`);
      await diner.addDish(cola);
      await expect.poll(() => cookiesOf(context)).toContain(CART);
      await page.clock.fastForward(121_000);
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await question.getByRole("button", { name: m.kiosk_idle_go_on() }).click();
      await expect(question).toBeHidden();
      await page.clock.fastForward(151_000);
      await expect(toCart).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${SLUG}\\?takeout=true&takeoutType=pickup&kiosk=true$`));
      expect(await cookiesOf(context)).not.toContain(CART);
    },
  );
});

test.describe("A tablet whose browser has a service worker", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA", serviceWorkers: "allow" });

  fullLengthTest(
    "people#kiosk: a bookmark of one of its pages starts a new visit, as its link does.",
    {},
    async ({ context, diner, page }) => {
      const menu = `/${SLUG}?takeout=true&takeoutType=pickup&kiosk=true`;
      await diner.open(menu);
      const isControlled = () => page.evaluate("navigator.serviceWorker.controller !== null");
      await expect.poll(isControlled).toBe(true);
      await diner.addDish(cola);
      await expect.poll(() => cookiesOf(context)).toContain(CART);
      await page.reload();
      expect(await cookiesOf(context)).toContain(CART);
      await page.goto("about:blank");
      await diner.open(menu);
      expect(await cookiesOf(context)).not.toContain(CART);
    },
  );
});
