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

/** Runs in the page before anything else: notes what is painted, what blocks and what moves. */
const OBSERVE = `
  window.__seen = { largest: 0, blocked: 0, shift: 0, textAtFirstPaint: null };
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => { window.__seen.largest = entry.startTime; });
  observe("longtask", (entry) => { window.__seen.blocked += Math.max(0, entry.duration - 50); });
  observe("layout-shift", (entry) => { if (!entry.hadRecentInput) window.__seen.shift += entry.value; });
  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") window.__seen.textAtFirstPaint = (document.querySelector("main")?.innerText ?? "").length;
  });
`;
const READ = `(() => {
  const { responseStart } = performance.getEntriesByType("navigation")[0];
  const { startTime } = performance.getEntriesByName("first-contentful-paint")[0];
  const { largest, blocked, shift, textAtFirstPaint } = window.__seen;
  return {
    firstPaintMs: startTime - responseStart,
    largestPaintMs: largest - responseStart,
    textAtFirstPaint: textAtFirstPaint / Math.max(1, (document.querySelector("main")?.innerText ?? "").length),
    blockedMs: blocked,
    layoutShift: shift,
  };
})()`;

/** Opens a page for the first time on a slow phone, and waits until it is quiet. */
export async function viewOnSlowPhone(browser: Browser, url: string): Promise<SlowView> {
  const { page, close } = await openPhone(browser, SLOW);
  try {
    await page.evaluateOnNewDocument(OBSERVE);
    await page.goto(url, { waitUntil: "networkidle0", timeout: 60_000 });
    return (await page.evaluate(READ)) as SlowView;
  } finally {
    await close();
  }
}
