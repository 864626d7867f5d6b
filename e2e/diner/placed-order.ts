import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { lineOf, menuDocument } from "./saved-cart.ts";

/** Places an order of one dish for the last pickup time, paid by card, through the API. Returns its id. */
export async function placePickup(
  request: APIRequestContext,
  { slug, dish, costs = {} }: { readonly slug: string; readonly dish: string; readonly costs?: object },
): Promise<string> {
  const document = await menuDocument(request, slug);
  const headers = { "x-restaurant-id": `${document.restaurant.id}` };
  const ask = async (path: string, data: object, more = {}) => {
    const answer = await request.post(path, { headers: { ...headers, ...more }, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const items = [lineOf(document, dish, 1)];
  await ask("/api/orders/set-costs", { type: "pickup", items });
  const { days } = await ask("/api/orders/scheduling", { type: "pickup", delivery: false, items });
  const card = await ask("/sandbox-gateway/tokens", { number: "4242424242424242", expiry_date: "12/39", cvd: "123" });
  const contact = { full_name: "Gabrielle Guest", email: "gabrielle@example.ca", phone_number: "416-555-0123" };
  const checkout = { contact, paymentMethod: "credit_card", card: { ...card, postal_code: "M5V 2T6" } };
  const data = { items, checkout, costs, date: days.at(-1).slots.at(-1).at };
  const { order } = await ask("/api/orders", { type: "pickup", data }, { "idempotency-key": randomUUID() });
  return order.id;
}
