// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FETCHING_CLEARS_AFTER_MS, useFetching } from "./use-fetching.ts";

const navigation = vi.hoisted(() => ({ state: "idle" }));
vi.mock("react-router", () => ({ useNavigation: () => navigation }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Flag() {
  return <output>{String(useFetching())}</output>;
}

test("the fetching flag clears 300 ms after a fetch", async () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  const draw = (state: string) => {
    navigation.state = state;
    return act(async () => root.render(<Flag key="flag" {...{ state }} />));
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
