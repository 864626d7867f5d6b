// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FETCHING_CLEARS_AFTER_MS, useFetchingFlag } from "./use-fetching.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Flag({ isLoading }: { readonly isLoading: boolean }) {
  return <output>{String(useFetchingFlag(isLoading))}</output>;
}

test("the fetching flag clears 300 ms after a fetch", async () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  const draw = (state: string) => {
    return act(async () => root.render(<Flag isLoading={state === "loading"} />));
  };
  await draw("loading");
  expect(page.textContent).toBe("true");
  await draw("idle");
  expect(FETCHING_CLEARS_AFTER_MS).toBe(300);
  await act(async () => vi.advanceTimersByTime(299));
  expect(page.textContent).toBe("true");
  await act(async () => vi.advanceTimersByTime(1));
  expect(page.textContent).toBe("false");
});
