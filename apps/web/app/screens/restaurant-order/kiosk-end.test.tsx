// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { openScreen } from "../../testing/open-screen.tsx";
import { KioskEnd } from "./kiosk-end.tsx";

const GRILL = aGrill();
const SCREEN = { path: "orders/:order_id", loader: () => null, Component: () => <KioskEnd isOurs={false} /> };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Opens an order's page on a venue's own tablet, and records what its form sends. */
async function atTablet() {
  const page = await openScreen("/grill/orders/order-a?kiosk", SCREEN, GRILL, aFakeApi(GRILL));
  const sent: Record<string, unknown>[] = [];
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const { submitter } = event;
    // This test's DOM reports the form itself as the submitter if no button was pressed.
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement, button)));
  };
  // Captures the event before the router, which would send the form.
  page.addEventListener("submit", send, true);
  const diner = dinerAt(page);
  await diner.sees(m.order_kiosk_text());
  return { diner, sent, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

test("people#kiosk: Both the button and a minute without a touch send the form that deletes the guest's data, and never cancel the order.", async () => {
  const { diner, sent, pass } = await atTablet();
  await diner.press(m.order_kiosk_next());
  await pass(61_000);
  expect(sent).toEqual([{ forget: "leave" }, { forget: "leave" }]);
});

test("people#kiosk: A touch restarts the minute.", async () => {
  const { sent, pass } = await atTablet();
  await pass(40_000);
  dispatchEvent(new Event("pointerdown"));
  await pass(40_000);
  expect(sent).toEqual([]);
  await pass(21_000);
  expect(sent).toHaveLength(1);
});

test("people#kiosk: A page restored from the back/forward cache is reloaded.", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  await atTablet();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
