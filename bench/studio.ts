import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import type { Bench } from "./bench.ts";
import { importVenue } from "./comptoir/import-venue.ts";
import type { RunningComptoir } from "./comptoir/start-comptoir.ts";
import { VENUE_IDS } from "./comptoir/venue-ids.ts";
import type { Findings } from "./findings.ts";
import { openBrowser } from "./first-view/open-browser.ts";
import { type Device, signManagerIn } from "./open-board.ts";
import { medianOf } from "./spread.ts";

const SLUG = "braise-studio";
const SECTIONS = 20;
const DISHES_OF_SECTION = 50;
const CHANGES = { quick: 5, full: 20 } as const;
const AIMS = { publishMs: 500, shownMs: 1_000, interactionMs: 100 } as const;
const SHOWN_WITHIN_MS = 10_000;
/** A slow laptop: a quarter of this CPU's speed. */
const SLOWDOWN = 4;
const TAKEN_OVER_MS = 2_000;
const TITLE = "The menu studio with 1,000 dishes";

/**
 * Measures the menu studio at a restaurant of a thousand dishes with options: how long a change of a price and its publication
 * take, when guests see it, and how long the list's interactions take on a slow laptop, beside those with 50 dishes.
 */
export async function measureStudio({ comptoir, rounds }: Bench): Promise<Findings> {
  const [large, small] = [
    { slug: SLUG, id: VENUE_IDS.studio, sections: SECTIONS },
    { slug: `${SLUG}-small`, id: VENUE_IDS.studio + 1, sections: 1 },
  ];
  for (const { slug, id, sections } of [large, small]) await importVenue(comptoir, venueOf(slug, id, sections));
  const manager = await signManagerIn(comptoir, large.slug);
  const changes: Change[] = [];
  // The first change is warm-up.
  for (let number = 0; number <= CHANGES[rounds > 2 ? "full" : "quick"]; number += 1)
    changes.push(await changePrice(comptoir, manager, number));
  const { publishMs, editMs, shownMs } = mediansOf(changes.slice(1));
  const pages = await measurePages(comptoir, { large: manager, small: await signManagerIn(comptoir, small.slug) });
  return {
    title: TITLE,
    rows: [],
    figures: [
      ["a price changed in the draft, median", formatMs(editMs)],
      ["the draft published, median", formatMs(publishMs)],
      ["from pressing publish until a guest's menu has it, median", formatMs(shownMs)],
      ...(pages
        ? ([
            ["slow laptop, 1,000 dishes: slowest interaction", formatMs(pages.large)],
            ["slow laptop, 50 dishes: slowest interaction", formatMs(pages.small)],
          ] as const)
        : []),
    ],
    aims: [
      {
        aim: `a publication of 1,000 dishes under ${AIMS.publishMs} ms`,
        found: formatMs(publishMs),
        met: publishMs < AIMS.publishMs,
      },
      { aim: `with guests within ${AIMS.shownMs} ms`, found: formatMs(shownMs), met: shownMs < AIMS.shownMs },
      {
        aim: `slow laptop: interactions with 1,000 dishes under ${AIMS.interactionMs} ms`,
        found: pages ? formatMs(pages.large) : "no Chromium here (apt-get install chromium)",
        met: pages ? pages.large < AIMS.interactionMs : null,
      },
    ],
  };
}

function venueOf(slug: string, id: number, sections: number) {
  const words = (name: string, french: string) => ({ name, localization: { "fr-CA": { name: french } } });
  const groups = (item: number) =>
    [0, 1].map((group) => ({
      id: item * 10 + group,
      ...words(`Side ${group}`, `Accompagnement ${group}`),
      type: "addons",
      values: [0, 1, 2].map((value) => ({
        id: item * 100 + group * 10 + value,
        ...words(`Choice ${value}`, `Choix ${value}`),
        price: "1.50",
      })),
    }));
  return {
    restaurant: { id, slug, name: "Large", province: "ON", zone: "America/Toronto" },
    menus: [
      {
        id: 1,
        ...words("Menu", "Carte"),
        sections: Array.from({ length: sections }, (_, section) => ({
          id: 100 + section,
          ...words(`Section ${section}`, `Rubrique ${section}`),
          items: Array.from({ length: DISHES_OF_SECTION }, (_, dish) => {
            const item = 1_000 + section * DISHES_OF_SECTION + dish;
            return {
              id: item,
              ...words(`Dish ${item}`, `Plat ${item}`),
              description: "Grilled over oak, with seasonal vegetables and a sauce of the day.",
              allergens: "milk, gluten",
              price: "12.00",
              options: groups(item),
            };
          }),
        })),
      },
    ],
  };
}

type Change = { readonly editMs: number; readonly publishMs: number; readonly shownMs: number };

/** Changes a price, publishes it, and waits until a guest's menu has it. */
async function changePrice({ address }: RunningComptoir, manager: Device, number: number): Promise<Change> {
  const price = (n: number) => `${13 + n}.00`;
  const was = number === 0 ? "12.00" : price(number - 1);
  const edit = { thing: "item:1007", field: "price", was, value: price(number) };
  const began = performance.now();
  const { revision } = await post(address, manager, "edits", { edits: [edit] });
  const edited = performance.now();
  await post(address, manager, "publish", { revision });
  const published = performance.now();
  while (!(await menuOf(address)).includes(`"${price(number)}"`)) {
    if (performance.now() - published > SHOWN_WITHIN_MS)
      throw new Error("The guests' menu does not have the new price.");
    await pause(10);
  }
  return {
    editMs: edited - began,
    publishMs: published - edited,
    shownMs: performance.now() - edited,
  };
}

async function menuOf(address: string): Promise<string> {
  return (await fetch(`${address}/menu/${SLUG}/data.json`)).text();
}

async function post(
  address: string,
  { token, cookie }: Device,
  call: string,
  body: object,
): Promise<{ revision: number }> {
  const answer = await fetch(`${address}/api/staff/menu/${call}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The studio refuses the benchmark: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<{ revision: number }>;
}

function mediansOf(changes: readonly Change[]): Change {
  const median = (read: (change: Change) => number) => medianOf(changes.map(read));
  return {
    editMs: median((change) => change.editMs),
    publishMs: median((change) => change.publishMs),
    shownMs: median((change) => change.shownMs),
  };
}

/** Returns the slowest interaction with each list in milliseconds; null without a browser. */
async function measurePages(
  { address }: RunningComptoir,
  managers: { readonly large: Device; readonly small: Device },
): Promise<{ readonly large: number; readonly small: number } | null> {
  const browser = await openBrowser();
  if (browser === null) return null;
  try {
    return {
      small: await slowestInteraction(browser, address, managers.small),
      large: await slowestInteraction(browser, address, managers.large),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Runs before the page's scripts: records how long each interaction takes until its frame is painted. Not by the Event Timing
 * API: for typing, a headless Chromium reports frames seconds late that a trace shows drawn at once.
 */
const OBSERVE = `
  window.__slowest = 0;
  const record = ({ timeStamp }) => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      window.__slowest = Math.max(window.__slowest, performance.now() - timeStamp);
    };
    painted.port2.postMessage(null);
  });
  for (const type of ["pointerdown", "click", "keydown", "input"]) addEventListener(type, record, { capture: true });
`;

/** Opens a section, changes a price and seeks a dish, as a manager does, and returns the slowest interaction. */
async function slowestInteraction(browser: Browser, address: string, { token, cookie }: Device): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.setCookie(
      // The page has the token in a cookie of its own.
      ...`${cookie}; staff=${token}`.split("; ").map((one) => {
        const at = one.indexOf("=");
        return { name: one.slice(0, at), value: one.slice(at + 1), url: address };
      }),
    );
    const cdp = await page.createCDPSession();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluateOnNewDocument(OBSERVE);
    await page.goto(`${address}/staff/menu`, { waitUntil: "networkidle0", timeout: 60_000 });
    // The page takes over the server's first; what a press waits for meanwhile is no cost of the list.
    await page.evaluate("new Promise((resolve) => requestIdleCallback(() => resolve(undefined)))");
    await pause(TAKEN_OVER_MS);
    await page.evaluate("window.__slowest = 0");
    await interact(page);
    await pause(1_000);
    return (await page.evaluate("window.__slowest")) as number;
  } finally {
    await context.close();
  }
}

async function interact(page: Page): Promise<void> {
  const price = "main details[open] input[inputmode=decimal], main input[inputmode=decimal]";
  // The benchmark has no types of the browser's page.
  const isShown = await page.evaluate(`document.querySelector(${JSON.stringify(price)})?.checkVisibility() ?? false`);
  if (!isShown) await page.click("main summary");
  await page.waitForSelector(price, { visible: true });
  await page.click(price, { count: 3 });
  await page.keyboard.type("14.50", { delay: 60 });
  await page.keyboard.press("Enter");
  await pause(500);
  await page.click("#studio-search");
  await page.keyboard.type("dish 101", { delay: 60 });
  await pause(500);
}

const formatMs = (ms: number) => `${Math.round(ms)} ms`;
