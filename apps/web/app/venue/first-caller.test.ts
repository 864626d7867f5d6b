import { afterEach, expect, test, vi } from "vitest";

/** A browser that keeps the last session it was given, and a server that gives one to calls without. */
function browser() {
  let kept: string | null = null;
  const begun: string[] = [];
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", new URL("http://localhost/braise"));
  vi.stubGlobal("fetch", async () => {
    const sent = kept;
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (sent !== null) return new Response();
    kept = `session ${begun.length + 1}`;
    begun.push(kept);
    return new Response();
  });
  return begun;
}

/** A tab has modules of its own; the Web Locks are the browser's. */
async function openTab() {
  vi.resetModules();
  const { firstCaller } = await import("./api-caller.ts");
  return () => firstCaller(7).fetch(new Request("http://localhost/api/orders/set-costs", { method: "POST" }));
}

afterEach(() => vi.unstubAllGlobals());

test("Tabs whose first calls go out at once share one session.", async () => {
  const begun = browser();
  const tabs = [await openTab(), await openTab()];
  await Promise.all(tabs.flatMap((call) => [call(), call()]));
  expect(begun).toEqual(["session 1"]);
});

test("A first call that fails lets the next one go.", async () => {
  const begun = browser();
  const answers = globalThis.fetch;
  let failures = 1;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (failures-- > 0) throw new TypeError("Failed to fetch");
    return answers(request);
  });
  const tabs = [await openTab(), await openTab()];
  const results = await Promise.allSettled(tabs.map((call) => call()));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(begun).toEqual(["session 1"]);
});
