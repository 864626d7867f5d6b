// @vitest-environment happy-dom
import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { rememberLastOrder, rememberProgress } from "../../orders/kept-order.ts";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { OrderUnderWay } from "./last-order.tsx";

const GRILL = aGrill();
const READY_MINUTES = 18 * 60 + 15;
const SCREEN = {
  path: "cart",
  loader: () => null,
  Component: () => (
    <>
      <p>The menu</p>
      <OrderUnderWay />
    </>
  ),
};

async function atMenu(query = "") {
  const diner = dinerAt(await openScreen(`/grill/cart?tableNum=12${query}`, SCREEN, GRILL, aFakeApi(GRILL)));
  await diner.sees("The menu");
  return diner;
}

test("A diner who scans the code again sees the order in progress, its time and a link to it, until it has ended.", async () => {
  const { id } = GRILL.restaurant;
  const progress = { readyAtMs: Date.now() + 600_000, readyMinutes: READY_MINUTES };
  rememberLastOrder(id, { id: "order-a", number: "42" });
  rememberProgress(id, "order-a", { ...progress, status: "in-progress" });
  // The page of another order, such as an older receipt, does not change the stored last order.
  rememberProgress(id, "order-b", { ...progress, status: "completed" });
  const line = m.order_under_way_until({ number: "42", time: formatTimeOfDay(READY_MINUTES) }).replace(/\s+/g, " ");
  const diner = await atMenu();
  await diner.sees(line);
  await diner.press(line);
  await diner.sees("Another screen");

  rememberProgress(id, "order-a", { ...progress, status: "completed" });
  expect((await atMenu()).reads()).not.toContain("42");
});

test("An order for another day, such as a school meal, names that day.", async () => {
  rememberLastOrder(GRILL.restaurant.id, { id: "order-a", number: "42" });
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const progress = { readyAtMs: inAWeek.getTime(), readyMinutes: 720, readyDate: inAWeek.toISOString().slice(0, 10) };
  rememberProgress(GRILL.restaurant.id, "order-a", { ...progress, status: "placed" });
  const words = m.order_to_come({ number: "42", date: formatDate(progress.readyDate) }).replace(/\s+/g, " ");
  await (await atMenu()).sees(words);
});

test("While an order is being changed, its line is hidden.", async () => {
  const orderId = "0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44";
  rememberLastOrder(GRILL.restaurant.id, { id: orderId, number: "43" });
  const progress = { readyAtMs: Date.now() + 600_000, readyMinutes: READY_MINUTES };
  rememberProgress(GRILL.restaurant.id, orderId, { ...progress, status: "placed" });
  expect((await atMenu()).reads()).toContain("43");
  expect((await atMenu(`&changeId=${orderId}`)).reads()).not.toContain("43");
});
