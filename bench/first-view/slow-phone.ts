import type { Browser } from "puppeteer-core";
import { openPhone } from "./phone.ts";

/** A cheap phone: a quarter of this CPU's speed, 1.6 Mbit/s, 150 ms latency. */
const SLOW = { slowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 };

/** The measures of a first visit on a slow phone. */
export type SlowView = {
  /** Milliseconds from the page's first byte to the first contentful paint. */
  readonly firstPaintMs: number;
  /** Milliseconds from the page's first byte to the largest contentful paint. */
  readonly largestPaintMs: number;
  /** The visible share of the first screen's text at the first paint, from 0 to 1. */
  readonly textAtFirstPaint: number;
  /** The total blocking time in milliseconds: the parts of long tasks beyond 50 ms. */
  readonly blockedMs: number;
  readonly layoutShift: number;
};

/** Runs before the page's scripts: records long tasks, layout shifts, and the text at the first paint. */
const OBSERVE = `
  window.__seen = { blocked: 0, shift: 0, firstPaint: 0, largestPaint: 0, textAtFirstPaint: 0 };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", (entry) => { window.__seen.blocked += Math.max(0, entry.duration - 50); });
  observe("layout-shift", (entry) => { if (!entry.hadRecentInput) window.__seen.shift += entry.value; });
  observe("largest-contentful-paint", (entry) => { window.__seen.largestPaint = entry.startTime; });
  observe("paint", (entry) => {
    if (entry.name !== "first-contentful-paint") return;
    window.__seen.firstPaint = entry.startTime;
    window.__seen.textAtFirstPaint = (document.querySelector("main")?.innerText ?? "").length;
  });
`;
const READ = `({ ...window.__seen, text: (document.querySelector("main")?.innerText ?? "").length })`;

/** Opens a page for the first time on a slow phone; waits until the network is idle. */
export async function viewOnSlowPhone(browser: Browser, url: string): Promise<SlowView> {
  const { page, cdp, close } = await openPhone(browser, SLOW);
  // Timestamps of the DevTools protocol, in seconds. The page's own timings exclude the throttled latency.
  const at = new Map<string, number>();
  const note = (what: string, seconds: number) => at.set(what, seconds);
  cdp.on("Network.responseReceived", ({ type, timestamp }) => {
    if (type === "Document" && !at.has("first byte")) note("first byte", timestamp);
  });
  cdp.on("Page.lifecycleEvent", ({ name, timestamp }) => note(name, timestamp));
  try {
    await cdp.send("Page.enable");
    await cdp.send("Page.setLifecycleEventsEnabled", { enabled: true });
    await page.evaluateOnNewDocument(OBSERVE);
    await page.goto(url, { waitUntil: "networkidle0", timeout: 60_000 });
    const seen = (await page.evaluate(READ)) as Seen;
    const firstPaintMs = ((at.get("firstContentfulPaint") ?? Number.NaN) - (at.get("first byte") ?? 0)) * 1000;
    return {
      firstPaintMs,
      largestPaintMs: firstPaintMs + seen.largestPaint - seen.firstPaint,
      textAtFirstPaint: seen.textAtFirstPaint / Math.max(1, seen.text),
      blockedMs: seen.blocked,
      layoutShift: seen.shift,
    };
  } finally {
    await close();
  }
}

type Seen = {
  blocked: number;
  shift: number;
  firstPaint: number;
  largestPaint: number;
  textAtFirstPaint: number;
  text: number;
};
