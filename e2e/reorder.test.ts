import { LOCALES, m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { placePickup } from "./diner/placed-order.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const TAGS = { "en-CA": "@phone", "fr-CA": "@desktop" } as const;

for (const language of LOCALES.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(language, { tag: TAGS[language] }, () => {
    test.use({ language });

    test("Last week's order is ordered again from its page, at today's prices, without opening the menu.", async ({
      diner,
      page,
      request,
    }) => {
      await diner.openTakeOut("nomad-taco");
      await diner.addDish(language === "en-CA" ? "Mexican Cola" : "Cola mexicain");
      await diner.checkout();
      await diner.giveContact();
      await page.getByRole("radio", { name: language === "en-CA" ? "On the grass" : "Sur l’herbe" }).check();
      await diner.placeButton.click();
      const first = await diner.confirmedOrder();

      await page.getByRole("link", { name: m.order_reorder() }).click();
      await expect(page.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible();
      await expect.poll(() => new URL(page.url()).search).toBe("?takeout=true&takeoutType=pickup");
      await page.reload();
      await expect(page.getByRole("link", { name: m.cart_to_checkout() })).toBeVisible();
      await expectAccessible(page);
      await diner.goToCheckout();
      await page.getByRole("radio", { name: language === "en-CA" ? "On the grass" : "Sur l’herbe" }).check();
      await diner.placeButton.click();
      await expect.poll(() => new URL(page.url()).pathname).not.toContain("checkout");
      const second = await diner.confirmedOrder();
      const [was, is] = await Promise.all(
        [first, second].map(async (id) => (await (await request.get(`/api/orders/${id}`)).json()).order),
      );
      expect(is).toMatchObject({ type: "pickup", costs: { subtotal: was.costs.subtotal } });
    });
  });
}

/** The factor by which the CPU is throttled. At this speed, a tap can happen before the page's own navigation. */
const SLOW = 6;
/** The delay in ms from hydration to a moment before the page removes the past order from its URL. */
const MEANWHILE_MS = 150;

const PRESS_MEANWHILE = `new Promise((resolve) => {
  const isAlive = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  const press = () => resolve(document.querySelector('a[href*="/checkout"]').click());
  const look = () => (isAlive() ? setTimeout(press, ${MEANWHILE_MS}) : setTimeout(look));
  look();
})`;

fullLengthTest(
  "A diner reaches the checkout although the URL still names the past order.",
  {
    tag: "@phone",
  },
  async ({ context, page, request }) => {
    const id = await placePickup(request, { slug: "braise", dish: "Garlic Bread" });
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOW });
    await page.goto(`/braise/cart?takeout=true&takeoutType=pickup&reorder=${id}`, { waitUntil: "commit" });
    await page.evaluate(PRESS_MEANWHILE);
    await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();
  },
);
