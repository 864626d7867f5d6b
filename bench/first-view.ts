import { setTimeout as pause } from "node:timers/promises";
import type { Bench } from "./bench.ts";
import type { Findings } from "./findings.ts";
import { type LighthouseFigures, readLighthouse } from "./first-view/lighthouse-figures.ts";
import { openBrowser } from "./first-view/open-browser.ts";
import { type SlowView, viewOnSlowPhone } from "./first-view/slow-phone.ts";
import { countTransferred, type Transferred } from "./first-view/transferred-bytes.ts";
import { medianOf } from "./spread.ts";

const PATH = "/braise?tableNum=12";
const SCRIPT_AIM_BYTES = 160_000;
const LARGEST_PAINT_AIM_MS = 500;
const BLOCKED_AIM_MS = 100;
/** The minimum Lighthouse score; for `OTHER_PAGES` it does not apply to performance. */
const LIGHTHOUSE_AIM = 95;
const OTHER_PAGES = { "landing page": "/harbour-stadium/landing", "location search": "/comptoir-demo/location-search" };
/** The result is the median of this number of views, because single views vary. */
const VIEWS = 5;
const TITLE = "First view of the menu";

/** Measures the first visit of a guest who opens the link of a table. */
export async function measureFirstView({ comptoir }: Bench): Promise<Findings> {
  const browser = await openBrowser();
  if (browser === null) {
    const aim = { aim: "first view in a browser", found: "no Chromium here (apt-get install chromium)", met: null };
    return { title: TITLE, rows: [], aims: [aim] };
  }
  try {
    const url = comptoir.address + PATH;
    // Warm-up: the first request after a start renders the page.
    for (let time = 0; time < 2; time += 1) await (await fetch(url)).text();
    // The repeated request makes the server recompress the page in the background.
    await pause(1_000);
    const transferred = await countTransferred(browser, url);
    const views: SlowView[] = [];
    for (let round = 0; round < VIEWS; round += 1) views.push(await viewOnSlowPhone(browser, url));
    const lighthouse = await readLighthouse(browser, url);
    const others: [string, LighthouseFigures][] = [];
    for (const [page, path] of Object.entries(OTHER_PAGES))
      others.push([page, await readLighthouse(browser, comptoir.address + path)]);
    return describe(transferred, medianView(views), lighthouse, others);
  } finally {
    await browser.close();
  }
}

function describe(
  transferred: Transferred,
  slow: SlowView,
  lighthouse: LighthouseFigures,
  others: readonly [page: string, figures: LighthouseFigures][],
): Findings {
  const kinds = [...transferred].map(([kind, { files, bytes, headerBytes }]): [string, string] => [
    `${kind}, compressed`,
    `${formatKilobytes(bytes)} in ${files} ${files === 1 ? "file" : "files"}, with ${formatKilobytes(headerBytes)} of headers`,
  ]);
  const script = transferred.get("script")?.bytes ?? 0;
  return {
    title: TITLE,
    rows: [],
    figures: [
      ...kinds,
      ["slow phone: first byte to first paint", formatMs(slow.firstPaintMs)],
      ["slow phone: first byte to largest paint", formatMs(slow.largestPaintMs)],
      ["slow phone: text there at first paint", `${Math.round(slow.textAtFirstPaint * 100)}%`],
      ["Lighthouse mobile: performance", String(lighthouse.performance)],
      ["Lighthouse mobile: the rest", formatRest(lighthouse)],
      ["Lighthouse mobile: first contentful paint", formatMs(lighthouse.firstContentfulPaintMs)],
      ["Lighthouse mobile: largest contentful paint", formatMs(lighthouse.largestContentfulPaintMs)],
      ["Lighthouse mobile: total blocking time", formatMs(lighthouse.totalBlockingMs)],
      ["Lighthouse mobile: layout shift", lighthouse.layoutShift.toFixed(3)],
      ...others.map(([page, figures]): [string, string] => [
        `Lighthouse mobile, ${page}`,
        `performance ${figures.performance}, ${formatRest(figures)}`,
      ]),
    ],
    aims: [
      {
        aim: `first view: under ${formatKilobytes(SCRIPT_AIM_BYTES)} of compressed script`,
        found: formatKilobytes(script),
        met: script < SCRIPT_AIM_BYTES,
      },
      {
        aim: `slow phone: largest paint ${LARGEST_PAINT_AIM_MS} ms after the first byte`,
        found: formatMs(slow.largestPaintMs),
        met: slow.largestPaintMs <= LARGEST_PAINT_AIM_MS,
      },
      {
        aim: `slow phone: blocked for less than ${BLOCKED_AIM_MS} ms`,
        found: formatMs(slow.blockedMs),
        met: slow.blockedMs < BLOCKED_AIM_MS,
      },
      { aim: "slow phone: nothing moves", found: slow.layoutShift.toFixed(3), met: slow.layoutShift < 0.0005 },
      {
        aim: `Lighthouse mobile: performance at least ${LIGHTHOUSE_AIM}`,
        found: String(lighthouse.performance),
        met: lighthouse.performance >= LIGHTHOUSE_AIM,
      },
      ...[["menu", lighthouse] as const, ...others].map(([page, figures]) => ({
        aim: `Lighthouse mobile, ${page}: all but performance at least ${LIGHTHOUSE_AIM}`,
        found: formatRest(figures),
        met: Math.min(figures.accessibility, figures.bestPractices, figures.seo) >= LIGHTHOUSE_AIM,
      })),
    ],
  };
}

function medianView(views: readonly SlowView[]): SlowView {
  const median = (read: (view: SlowView) => number) => medianOf(views.map(read));
  return {
    firstPaintMs: median((view) => view.firstPaintMs),
    largestPaintMs: median((view) => view.largestPaintMs),
    textAtFirstPaint: median((view) => view.textAtFirstPaint),
    blockedMs: median((view) => view.blockedMs),
    layoutShift: median((view) => view.layoutShift),
  };
}

const formatRest = ({ accessibility, bestPractices, seo }: LighthouseFigures) =>
  `accessibility ${accessibility}, best practices ${bestPractices}, search engines ${seo}`;
const formatMs = (ms: number) => `${Math.round(ms)} ms`;
const formatKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
