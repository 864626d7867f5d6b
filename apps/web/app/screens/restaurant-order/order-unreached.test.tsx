// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { expect, test } from "vitest";
import { rememberLastOrder } from "../../orders/kept-order.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { OrderUnreached } from "./order-unreached.tsx";
import { ErrorBoundary } from "./route.tsx";

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

const Failed = (error: unknown) => () => (
  <ErrorBoundary error={error} params={{ restaurant_slug: "grill", order_id: "order-a" }} />
);

test.each([
  ["our own error", new Error("a bug"), m.error_page_heading()],
  [
    "a server without an answer",
    { status: 503, statusText: "", internal: false, data: null },
    m.order_unreached_text(),
  ],
  ["a lost network", new TypeError("Failed to fetch"), m.order_unreached_text()],
])("%s says that the order is placed only if this browser has placed it", async (_, error, words) => {
  rememberLastOrder(GRILL.restaurant.id, { id: "order-b", number: "42" });
  const screen = { path: "orders/:order_id", loader: () => null, Component: Failed(error) };
  const diner = dinerAt(await openScreen("/grill/orders/order-a", screen, GRILL, aFakeApi(GRILL)));
  await diner.sees(words);
  expect(diner.reads()).not.toContain("42");
  await act(async () => rememberLastOrder(GRILL.restaurant.id, { id: "order-a", number: "42" }));
  const again = dinerAt(await openScreen("/grill/orders/order-a", screen, GRILL, aFakeApi(GRILL)));
  await again.sees(m.order_unreached_known({ number: "42" }));
});
