import { m } from "@comptoir/messages";
import { placePickup } from "./diner/placed-order.ts";
import { saveCart } from "./diner/saved-cart.ts";
import { expect, test } from "./diner/test.ts";

test.describe("A guest", { tag: "@phone" }, () => {
  test("opens an order for a chosen time as a cart, changes it, and keeps its number.", async ({ diner, page }) => {
    const costs = { tip: { type: "percentage", percentageValue: "18" }, discount: { code: "WELCOME10" } };
    const id = await placePickup(page.request, { slug: "braise", dish: "Peameal Benedict", costs });
    const orderNow = async () => (await (await page.request.get(`/api/orders/${id}`)).json()).order;
    const before = await orderNow();
    await saveCart(page.request, { slug: "braise", table: "12", dishes: ["House Lemonade"] });
    await page.goto(`/braise/orders/${id}`);
    await page.getByRole("link", { name: m.order_change() }).click();
    await page.waitForURL(/changeId=/);
    await expect(page.getByText(m.order_changing())).toBeVisible();
    await diner.addDish("Garlic Bread");
    await diner.viewCart();
    const cart = page.getByRole("main");
    await expect(cart.getByText("Peameal Benedict").first()).toBeVisible();
    await expect(cart.getByText("House Lemonade", { exact: true })).toHaveCount(0);
    await expect(cart.getByText("WELCOME10").first()).toBeVisible();
    const count = page.getByRole("spinbutton", { name: m.site_quantity_of({ name: "Garlic Bread" }) });
    await count.fill("12");
    await expect(page.getByRole("status").filter({ hasText: "13" }).first()).toBeAttached();
    await count.press("ArrowDown");
    await diner.goToCheckout();
    await diner.giveContact();
    await diner.payWithCard("4242 4242 4242 4242");
    expect(await diner.confirmedOrder()).toBe(id);
    expect(new URL(page.url()).searchParams.has("changeId")).toBe(false);
    const after = await orderNow();
    expect(after.number).toBe(before.number);
    expect(after.date).toBe(before.date);
    const ordered = after.items.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity]);
    expect(ordered).toEqual([
      ["Peameal Benedict", 1],
      ["Garlic Bread", 11],
    ]);
    expect(after.costs).toMatchObject({ tip: { percentageValue: "18" }, discount: { code: "WELCOME10" } });
    // The cart from before the change is restored, without the changed order's lines.
    await page.goto("/braise/cart?tableNum=12");
    await expect(cart.getByText("House Lemonade", { exact: true }).first()).toBeVisible();
    await expect(cart.getByText("Garlic Bread", { exact: true })).toHaveCount(0);
  });
});
