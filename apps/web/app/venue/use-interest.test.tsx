// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useInterest } from "./use-interest.ts";

type Interest = Parameters<typeof useInterest>[1];

function Page({ interest }: { readonly interest: Interest }) {
  useInterest("7", interest, 1_000);
  return null;
}

describe("insight#insight: what a page tells", () => {
  const sent: [string, unknown][] = [];
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.useFakeTimers();
    sent.length = 0;
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      return new Response(null, { status: 204 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function show(first: Interest) {
    const root = createRoot(document.createElement("div"));
    const render = (interest: Interest) => act(async () => root.render(<Page interest={interest} />));
    await render(first);
    return {
      wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
      change: render,
      close: () => act(async () => root.unmount()),
    };
  }

  test("A dish counts once it was open for a second, and once for each page load.", async () => {
    const page = await show({ opened: 11 });
    await page.wait(900);
    expect(sent).toEqual([]);
    await page.wait(200);
    await page.change({ opened: 12 });
    await page.change({ opened: 11 });
    await page.wait(2_000);
    expect(sent).toEqual([["/api/interest", { opened: 11 }]]);
    await page.close();
  });

  test("Only the search at which the guest stops counts, and nothing of a closed page or a preview.", async () => {
    const page = await show({ notFound: "ram" });
    await page.wait(500);
    await page.change({ notFound: "ramen" });
    await page.wait(1_100);
    await page.change(null);
    await page.wait(1_100);
    await page.change({ notFound: "udon" });
    await page.close();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toEqual([["/api/interest", { notFound: "ramen" }]]);
  });
});
