// @vitest-environment happy-dom
import { formatTimeOfDay, m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { rememberLastOrder, rememberProgress } from "./kept-order.ts";
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

async function atMenu() {
  const diner = dinerAt(await openScreen("/grill/cart?tableNum=12", SCREEN, GRILL, aFakeApi(GRILL)));
  await diner.sees("The menu");
  return diner;
}

test("Whoever scans the code again sees the order that is under way, its time and the way to it, until it is over.", async () => {
  const { id } = GRILL.restaurant;
  const progress = { readyAtMs: Date.now() + 600_000, readyMinutes: READY_MINUTES };
  rememberLastOrder(id, { id: "order-a", number: "42" });
  rememberProgress(id, "order-a", { ...progress, status: "in-progress" });
  // Another order's page, such as an older receipt, says nothing of this one.
  rememberProgress(id, "order-b", { ...progress, status: "completed" });
  const line = m.order_under_way_until({ number: "42", time: formatTimeOfDay(READY_MINUTES) }).replace(/\s+/g, " ");
  const diner = await atMenu();
  await diner.sees(line);
  await diner.press(line);
  await diner.sees("Another screen");

  rememberProgress(id, "order-a", { ...progress, status: "completed" });
  expect((await atMenu()).reads()).not.toContain("42");
});
