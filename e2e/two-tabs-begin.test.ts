import { setTimeout as sleep } from "node:timers/promises";
import { createDiner } from "./diner/diner.ts";
import { menuDocument } from "./diner/saved-cart.ts";
import { expect, test } from "./diner/test.ts";

test("ordering#cart-cookie: a tab that adds its first dish while another one's is being saved waits for it: they begin one session, whose cart has both dishes.", {
  tag: "@phone",
}, async ({ context, page, diner }) => {
  const other = await context.newPage();
  const sessions = new Set<string>();
  context.on("response", async (response) => {
    const cookies = (await response.headerValue("set-cookie").catch(() => null)) ?? "";
    for (const [, secret] of cookies.matchAll(/comptoir_session=([^;]+)/g)) sessions.add(secret ?? "");
  });
  // The first save is held until both tabs save, or one of them waits for the other.
  const { promise: both, resolve: together } = Promise.withResolvers<void>();
  let held = 0;
  await context.route("**/api/orders/set-costs", async (route) => {
    held += 1;
    if (held === 2) together();
    await Promise.race([both, sleep(3_000)]);
    await route.continue();
  });
  const atOther = createDiner(other);
  await diner.openTable("braise", "31");
  await atOther.openTable("braise", "31");
  await page.bringToFront();
  await diner.openDish("Garlic Bread");
  await other.bringToFront();
  await atOther.openDish("Coleslaw");
  await page.bringToFront();
  await diner.addToCart();
  await expect.poll(() => held).toBe(1);
  await other.bringToFront();
  await atOther.addToCart();
  await expect.poll(() => held).toBeGreaterThan(1);
  const headers = { "x-restaurant-id": String((await menuDocument(page.request, "braise")).restaurant.id) };
  await expect(async () => {
    const saved = await (await page.request.get("/api/cart", { headers })).json();
    expect(saved.items).toHaveLength(2);
  }).toPass();
  expect(sessions.size).toBe(1);
});
