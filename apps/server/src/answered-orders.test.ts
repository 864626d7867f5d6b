import { describe, expect, it } from "vitest";
import { acceptOrder, declineOrder } from "../../api/src/ordering/orders/board/answer-order.ts";
import { aLine, openSite } from "./testing/open-venue.ts";

const site = await openSite();
const deps = { database: site.pool, clock: () => new Date() };
const BY = { version: null, by: "restaurant" } as const;

/** Orders a pickup at a venue that accepts by hand; returns the order's name, and its page in a language. */
async function anOrder() {
  const venue = await site.open((file) => {
    Object.assign(file.restaurant, { phone: "613-555-0188" });
    Object.assign(file.restaurant.order_options, { acceptance: { mode: "manual" } });
  });
  const checkout = { contact: { full_name: "Ada Lovelace", phone_number: "416-555-0123", email: "ada@example.test" } };
  const data = { items: [aLine()], costs: {}, checkout, date: null };
  const { order } = JSON.parse(await venue.post("/orders", { type: "pickup", data }));
  const { rows } = await site.pool.query("select restaurant_id from orders where id = $1", [order.id]);
  const name = { restaurantId: rows[0].restaurant_id as string, orderId: order.id as string };
  return { name, page: (locale: string) => venue.page(`locale=${locale}`, `/orders/${order.id}`) };
}

describe("board#guest-told: the page of an order at a restaurant that accepts by hand", () => {
  it.each([
    ["en-CA", "Waiting for the restaurant’s answer.", "12:03", "The restaurant accepted your order."],
    ["fr-CA", "On attend la réponse du restaurant.", "12", "Le restaurant a accepté votre commande."],
  ])(
    "says that it waits and until when, and then that it is accepted (%s)",
    async (locale, waiting, until, accepted) => {
      const { name, page } = await anOrder();
      const before = await page(locale);
      expect(before).toContain(waiting);
      expect(before).toContain(until);
      expect(await acceptOrder(deps, name, BY)).toHaveProperty("acted");
      expect(await page(locale)).toContain(accepted);
    },
  );

  it.each([
    ["en-CA", ["The restaurant couldn’t take this order.", "Something in it is sold out.", "Try again"]],
    ["fr-CA", ["Le restaurant n’a pas pu prendre cette commande.", "Un des plats est épuisé.", "Réessayer"]],
  ])("says why it is declined, whom to call, and how to try again (%s)", async (locale, words) => {
    const { name, page } = await anOrder();
    const declined = { reason: "sold-out", words: "<b>Tomorrow</b> again.", missed: false } as const;
    await declineOrder(deps, name, { ...BY, declined });
    const shown = await page(locale);
    for (const one of [...words, 'href="tel:6135550188"', "&lt;b&gt;Tomorrow", `reorder=${name.orderId}`])
      expect(shown).toContain(one);
  });

  it("says that nobody answered", async () => {
    const { name, page } = await anOrder();
    await declineOrder(deps, name, { ...BY, declined: { reason: null, words: null, missed: true } });
    expect(await page("en-CA")).toContain("The restaurant didn’t answer in time.");
  });
});
