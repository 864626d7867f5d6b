import type { Browser } from "puppeteer-core";
import { openPhone } from "./phone.ts";

/** A cheap phone in a dining room: a quarter of this processor, 1.6 Mbit/s, and 150 ms to the server. */
const SLOW = { slowdown: 4, megabitsPerSecond: 1.6, latencyMs: 150 };

/** How a first view went on a slow phone. Times are in milliseconds. */
export type SlowView = {
  /** From the first byte of the page until something of it, text or picture, can be seen. */
  readonly firstPaintMs: number;
  /** From the first byte until the largest of what the first screen shows can be seen. */
  readonly largestPaintMs: number;
  /** How much of the text on the first screen can be seen at the first paint, from 0 to 1. */
  readonly textAtFirstPaint: number;
  /** How long the page did not react for longer than 50 ms, summed up. */
  readonly blockedMs: number;
  readonly layoutShift: number;
};

/** Runs in the page before anything else: notes what blocks, what moves, and how much text there is at the first paint. */
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

/** Opens a page for the first time on a slow phone, and waits until it is quiet. */
export async function viewOnSlowPhone(browser: Browser, url: string): Promise<SlowView> {
  const { page, cdp, close } = await openPhone(browser, SLOW);
  // Times of the browser itself, in seconds: those of the page leave the slow connection's latency out.
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
