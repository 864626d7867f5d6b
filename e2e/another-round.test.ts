import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("At the table", { tag: "@phone" }, () => {
  fullLengthTest(
    "another round has the lines of the first one at today's prices, and is ordered like any other.",
    {},
    async ({ browser, context, diner, page, request }) => {
      await diner.openTable("braise", "14");
      await diner.addDish("Garlic Bread");
      await diner.checkout();
      await diner.giveName();
      await diner.payWithCard("4242 4242 4242 4242");
      const first = await diner.confirmedOrder();
      // The other actions of the order are in one row.
      const others = ["PDF", m.order_share(), m.order_print()].map((name) =>
        page.getByRole("link", { name }).or(page.getByRole("button", { name })),
      );
      const tops = await Promise.all(others.map(async (other) => (await other.boundingBox())?.y));
      expect(new Set(tops).size).toBe(1);

      // The link also works without JavaScript, for a click before hydration.
      const another = page.getByRole("link", { name: m.order_another_round() });
      const address = (await another.getAttribute("href")) ?? "";
      const unscripted = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await context.storageState(),
      });
      const early = await unscripted.newPage();
      await early.goto(new URL(address, page.url()).href);
      await early.getByRole("link", { name: startingWith(m.menu_cart_view()) }).click();
      await expect(early.getByRole("main").getByText("Garlic Bread").first()).toBeVisible();
      await expect(early.getByRole("link", { name: m.cart_to_checkout() })).toHaveAttribute("href", /reorder=/);
      await unscripted.close();

      // A link with only the order's id restores its table too.
      const bare = await context.newPage();
      await bare.goto(new URL(`/braise?anotherRoundId=${first}`, page.url()).href);
      await expect(bare).toHaveURL(/[?&]tableNum=14\b/);
      await bare.getByRole("link", { name: startingWith(m.menu_cart_view()) }).click();
      await expect(bare.getByRole("main").getByText("Garlic Bread").first()).toBeVisible();
      await bare.close();

      await another.click();
      await page.waitForURL(/anotherRoundId=/);
      await diner.viewCart();
      await expect(page.getByRole("main").getByText("Garlic Bread").first()).toBeVisible();
      await expect(page.getByRole("link", { name: m.cart_to_checkout() })).toHaveAttribute("href", /^(?!.*reorder=)/);
      await diner.goToCheckout();
      await diner.payWithCard("4242 4242 4242 4242");
      await expect.poll(() => new URL(page.url()).pathname).not.toContain(first);
      const second = await diner.confirmedOrder();
      expect(new URL(page.url()).searchParams.has("anotherRoundId")).toBe(false);
      const orders = await Promise.all(
        [first, second].map(async (id) => (await (await request.get(`/api/orders/${id}`)).json()).order),
      );
      expect(orders[1]).toMatchObject({ tableNum: "14", costs: { subtotal: orders[0].costs.subtotal } });
    },
  );
});
