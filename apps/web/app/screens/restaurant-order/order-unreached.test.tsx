// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test } from "vitest";
import { rememberLastOrder } from "../../orders/kept-order.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { OrderUnreached } from "./order-unreached.tsx";

const GRILL = aGrill();

async function atOrder(id: string, look: () => void) {
  const loader = () => {
    look();
    return null;
  };
  const screen = { path: "orders/:order_id", loader, Component: OrderUnreached };
  return dinerAt(await openScreen(`/grill/orders/${id}`, screen, GRILL, aFakeApi(GRILL)));
}

test("The fallback of an order's page shows the stored number of the order, and retries.", async () => {
  rememberLastOrder(GRILL.restaurant.id, { id: "order-a", number: "42" });
  let looks = 0;
  const diner = await atOrder("order-a", () => {
    looks += 1;
  });
  await diner.sees(m.order_unreached_known({ number: "42" }));
  expect(diner.reads()).toContain(m.order_unreached_text());
  const before = looks;
  await act(async () => dispatchEvent(new Event("online")));
  await expect.poll(() => looks).toBeGreaterThan(before);
});

test("For an order that this browser did not place, the fallback does not say that it was placed.", async () => {
  rememberLastOrder(GRILL.restaurant.id, { id: "order-a", number: "42" });
  const diner = await atOrder("order-b", () => undefined);
  await diner.sees(m.order_unreached_heading());
  expect(diner.reads()).not.toContain("42");
});
