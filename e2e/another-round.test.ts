import { m } from "@comptoir/messages";
import { expect, test } from "./diner/test.ts";

test.describe("At the table", { tag: "@phone" }, () => {
  test("another round is the first one again, at today's prices, and is ordered like any other.", async ({
    diner,
    page,
    request,
  }) => {
    await diner.openTable("braise", "14");
    await diner.addDish("Garlic Bread");
    await diner.checkout();
    await diner.giveName();
    await diner.payWithCard("4242 4242 4242 4242");
    const first = await diner.confirmedOrder();

    await page.getByRole("link", { name: m.order_another_round() }).click();
    await page.waitForURL(/anotherRoundId=/);
    await diner.viewCart();
    await expect(page.getByRole("main").getByText("Garlic Bread").first()).toBeVisible();
    await diner.goToCheckout();
    await diner.payWithCard("4242 4242 4242 4242");
    await expect.poll(() => new URL(page.url()).pathname).not.toContain(first);
    const second = await diner.confirmedOrder();
    expect(new URL(page.url()).searchParams.has("anotherRoundId")).toBe(false);
    const orders = await Promise.all(
      [first, second].map(async (id) => (await (await request.get(`/api/orders/${id}`)).json()).order),
    );
    expect(orders[1]).toMatchObject({ tableNum: "14", costs: { subtotal: orders[0].costs.subtotal } });
  });
});
