// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { dinerAt } from "../../../testing/diner-at-page.ts";
import { aFakeApi, aGrill } from "../../../testing/fake-api.ts";
import { openScreen } from "../../../testing/open-screen.tsx";
import { holdTablet } from "./held-tablet.ts";
import KioskIdle from "./kiosk-idle.tsx";

const GRILL = aGrill();
const ID = "0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44";
const AFRESH = "/grill?tableNum=12&kiosk=";

beforeEach(() => {
  // Stubs the dialog: this test only needs its content in the page.
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

/** Opens a screen on the venue's own tablet, and records where it navigates. */
async function atTablet(path: string, query = "") {
  const left = vi.spyOn(location, "replace").mockReturnValue();
  left.mockClear();
  sessionStorage.setItem("comptoir-checkout 1", "{}");
  const screen = { path: path.slice(1), loader: () => null, Component: Screen };
  const page = await openScreen(`/grill${path}?tableNum=12&kiosk=true${query}`, screen, GRILL, aFakeApi(GRILL));
  const diner = dinerAt(page);
  await diner.sees("The screen");
  return {
    diner,
    ledTo: () => left.mock.calls.map(([to]) => to),
    pass: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000)),
    touch: () => act(async () => void dispatchEvent(new Event("pointerdown"))),
    asks: () => diner.reads().includes(m.kiosk_idle_heading()),
  };
}

function Screen() {
  return (
    <>
      <p>The screen</p>
      <KioskIdle />
    </>
  );
}

test("people#kiosk: A cart without a touch for two minutes asks whether the guest is still there, and 30 seconds later the tablet is reset.", async () => {
  const { ledTo, pass, asks } = await atTablet("/cart", "&changeId=0b2f6c1e-8a4d-4c1b-9f3e-5d2a7c9e1b44");
  await pass(118);
  expect(asks()).toBe(false);
  await pass(3);
  expect(asks()).toBe(true);
  await pass(26);
  expect(ledTo()).toEqual([]);
  expect(sessionStorage.length).toBe(1);
  await pass(5);
  expect(ledTo()).toEqual([AFRESH]);
  expect(sessionStorage.length).toBe(0);
});

test("people#kiosk: An answer to the question, or an earlier touch, keeps the guest.", async () => {
  const { diner, ledTo, pass, touch, asks } = await atTablet("/checkout");
  await pass(110);
  await touch();
  await pass(110);
  expect(asks()).toBe(false);
  await pass(12);
  // A press outside of the dialog does not reach the page below; only the dialog's button answers.
  await touch();
  expect(asks()).toBe(true);
  await diner.press(m.kiosk_idle_go_on());
  expect(asks()).toBe(false);
  await pass(118);
  expect(ledTo()).toEqual([]);
});

test("people#kiosk: An order that is being submitted, for example during a bank's challenge, holds the tablet for ten minutes at most.", async () => {
  const { ledTo, pass, asks } = await atTablet("/checkout");
  const letGo = holdTablet();
  await pass(500);
  expect(asks()).toBe(false);
  letGo();
  await pass(122);
  expect(asks()).toBe(true);
  onTestFinished(holdTablet());
  await pass(590);
  expect(ledTo()).toEqual([]);
  await pass(170);
  expect(ledTo()).toEqual([AFRESH]);
});

test("people#kiosk: A tablet that has slept is reset when it wakes.", async () => {
  const { ledTo, touch } = await atTablet("/cart");
  vi.setSystemTime(Date.now() + 3_600_000);
  await touch();
  expect(ledTo()).toEqual([AFRESH]);
});

test.each([
  ["An untouched menu", ""],
  ["The page of an order", `/orders/${ID}`],
])("people#kiosk: %s does not ask whether the guest is still there.", async (_name, path) => {
  const { ledTo, pass, asks } = await atTablet(path);
  await pass(600);
  expect(asks()).toBe(false);
  expect(ledTo()).toEqual([]);
});

test("people#kiosk: A touched menu is reset, too.", async () => {
  const { ledTo, pass, touch } = await atTablet("");
  await touch();
  await pass(151);
  expect(ledTo()).toEqual([AFRESH]);
});
