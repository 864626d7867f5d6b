// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { announce, showToast, ToastRegion } from "./toast.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders the toast region. `says` returns what screen readers announce, `shows` the visible toast. */
async function aRegion() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<ToastRegion />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  // Let toasts of earlier tests expire.
  await pass(6);
  return {
    says: () => page.querySelector("[role=status]")?.textContent,
    shows: () => page.querySelector("section [aria-hidden]")?.textContent ?? "",
    tell: (work: () => void) => act(async () => work()),
    pass,
  };
}

test("screens#toast: An announced text is removed after five seconds, also after a screen change.", async () => {
  const { says, tell, pass } = await aRegion();
  await tell(() => announce("Steak frites is in your cart."));
  await pass(4);
  expect(says()).toBe("Steak frites is in your cart.");
  await tell(() => announce("Poutine is in your cart."));
  await pass(4);
  expect(says()).toBe("Poutine is in your cart.");
  await pass(2);
  expect(says()).toBe("");
});

test("screens#toast: An announcement does not change how long a toast shows.", async () => {
  const { says, shows, tell, pass } = await aRegion();
  await tell(() => showToast("No network."));
  await pass(3);
  await tell(() => announce("Poutine is in your cart."));
  expect(shows()).toBe("No network.");
  await pass(3);
  expect([shows(), says()]).toEqual(["", ""]);
});
