import { m } from "@comptoir/messages";
import { placePickup } from "./diner/placed-order.ts";
import { expect, test } from "./diner/test.ts";

test.describe("A guest", { tag: "@phone" }, () => {
  test("opens an order for a chosen time as a cart, changes it, and has it under the same number.", async ({
    diner,
    page,
  }) => {
    const id = await placePickup(page.request, { slug: "braise", dish: "Peameal Benedict" });
    const orderNow = async () => (await (await page.request.get(`/api/orders/${id}`)).json()).order;
    const before = await orderNow();
    await page.goto(`/braise/orders/${id}`);
    await page.getByRole("link", { name: m.order_change() }).click();
    await page.waitForURL(/changeId=/);
    await expect(page.getByText(m.order_changing())).toBeVisible();
    await diner.addDish("Garlic Bread");
    await diner.viewCart();
    await expect(page.getByRole("main").getByText("Peameal Benedict").first()).toBeVisible();
    await diner.goToCheckout();
    await diner.giveContact();
    await diner.payWithCard("4242 4242 4242 4242");
    expect(await diner.confirmedOrder()).toBe(id);
    expect(new URL(page.url()).searchParams.has("changeId")).toBe(false);
    const after = await orderNow();
    expect(after.number).toBe(before.number);
    expect(after.items.map(({ name }: { name: string }) => name)).toEqual(["Peameal Benedict", "Garlic Bread"]);
  });
});
