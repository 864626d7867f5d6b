/**
 * Takes the screenshots of the README and of the looks: `npm run screenshots -w @comptoir/e2e`, with `-- --only board`
 * those of the kitchen's board. Build the site first.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { followDocumentLocale, m } from "@comptoir/messages";
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from "@playwright/test";
import { openBoard } from "./diner/board.ts";
import { CARDS, createDiner } from "./diner/diner.ts";
import { CHROMIUM } from "./server/chromium.ts";
import openServer from "./server/open-server.ts";
import { openedServer } from "./server/server.ts";

const FOLDER = path.join(import.meta.dirname, "..", "docs", "screenshots");
const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const TABLET: BrowserContextOptions = { viewport: { width: 900, height: 640 } };
/** The looks of a menu, each with a path and a section that shows it. */
const LOOKS = {
  text: { path: "/braise?tableNum=12", section: "Burgers" },
  picture: { path: "/cafe-perce-neige?takeout=true", section: "Hot Coffee" },
  compact: { path: "/golden-spud?takeout=true", section: "Poutine" },
  dark: { path: "/nomad-taco?takeout=true", section: "Tacos" },
} as const;
const DISH = "Striploin, 12 oz";
const CHOICES = ["Medium rare", "Peppercorn", "Poutine", "Beef gravy", "Fried onions"];

/** Tells whether all fonts and visible pictures are loaded. */
const IS_DRAWN = `document.fonts.status === "loaded" && [...document.images].every((image) => {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  const isShown = image.checkVisibility({ contentVisibilityAuto: true }) && right > left;
  return image.complete || !isShown || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth;
})`;

/** Resolves once scrolling has stopped, because rendered content moves the target. */
const STANDS_STILL = `new Promise((resolve) => {
  let last = -1;
  const look = () => {
    if (scrollY === last) return resolve();
    last = scrollY;
    setTimeout(look, 300);
  };
  look();
})`;

followDocumentLocale({ documentElement: { lang: "en-CA" } });
const closeServer = await openServer();
const browser = await chromium.launch(CHROMIUM);
try {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  await takeBoards(browser);
  if (only !== "board") {
    const phone = await takePhone(browser);
    const desktop = await takeDesktop(browser);
    for (const [look, place] of Object.entries(LOOKS)) await takeLook(browser, look, place);
    await compose(browser, { left: phone.menu, middle: desktop.dish, right: phone.confirmation });
  }
} finally {
  await browser.close();
  await closeServer();
}

async function openPage(own: Browser, options: BrowserContextOptions): Promise<Page> {
  const { address } = openedServer();
  const context = await own.newContext({ ...options, baseURL: address, locale: "en-CA", reducedMotion: "reduce" });
  await context.addCookies([{ name: "locale", value: "en-CA", url: address }]);
  const page = await context.newPage();
  // The first visit may use fallback fonts.
  await page.goto("/braise?tableNum=12", { waitUntil: "networkidle" });
  return page;
}

/** Takes the board of the demonstration's shift, on a tablet of ten inches and on a phone. */
async function takeBoards(own: Browser): Promise<void> {
  for (const [name, options] of [
    ["board-tablet", DESKTOP],
    ["board-phone", PHONE],
  ] as const) {
    const page = await openPage(own, options);
    await openBoard(page, "braise", `Screenshots ${name}`);
    await page.getByRole("button", { name: m.board_begin() }).click();
    await page.mouse.move(0, 0);
    await take(page, name);
    await page.context().close();
  }
}

async function takePhone(own: Browser) {
  const page = await openPage(own, PHONE);
  const diner = createDiner(page);
  await diner.openTable("braise", "12");
  await diner.addDish(DISH, CHOICES);
  await page.getByRole("link", { name: "Burgers", exact: true }).click();
  const menu = await take(page, "menu-phone");
  await diner.checkout();
  await diner.giveName();
  await page.evaluate("scrollTo(0, 0)");
  await take(page, "checkout-phone");
  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  return { menu, confirmation: await take(page, "confirmation-phone") };
}

/** Takes screenshots of the menu and of a dish's dialog with its choices on a desktop. */
async function takeDesktop(own: Browser) {
  const page = await openPage(own, DESKTOP);
  const diner = createDiner(page);
  await diner.openTable("braise", "12");
  await take(page, "menu-desktop");
  await diner.openDish(DISH);
  for (const choice of CHOICES.slice(0, 3)) await diner.choose(choice);
  await settle(page);
  return { dish: await page.screenshot() };
}

async function takeLook(own: Browser, look: string, { path: address, section }: (typeof LOOKS)[keyof typeof LOOKS]) {
  const page = await openPage(own, TABLET);
  await createDiner(page).open(address);
  await page.getByRole("link", { name: section, exact: true }).first().click();
  await page.mouse.move(0, 0);
  await settle(page);
  const png = (await page.screenshot()).toString("base64");
  // The page's CSP blocks inline images, so a blank page converts them.
  const canvas = await own.newPage();
  const webp = await canvas.evaluate(`(async () => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64("${png}")], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    return new Uint8Array(await blob.arrayBuffer()).toBase64();
  })()`);
  await writeFile(path.join(FOLDER, `look-${look}.webp`), String(webp), "base64");
}

async function take(page: Page, name: string): Promise<Buffer> {
  await settle(page);
  return page.screenshot({ path: path.join(FOLDER, `${name}.png`) });
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(STANDS_STILL);
  await expect.poll(() => page.evaluate(IS_DRAWN)).toBe(true);
}

/** Combines three screenshots: the desktop in the middle, a phone on either side. */
async function compose(own: Browser, pictures: Record<"left" | "middle" | "right", Buffer>): Promise<void> {
  const page = await own.newPage({ viewport: { width: 1240, height: 700 } });
  const image = (place: keyof typeof pictures) =>
    `<img class="${place}" src="data:image/png;base64,${pictures[place].toString("base64")}">`;
  await page.setContent(`<style>
    body { margin: 0; height: 700px; position: relative; }
    img { position: absolute; border-radius: 14px; box-shadow: 0 0 0 1px #0002, 0 12px 36px #0003; }
    .middle { left: 170px; top: 30px; width: 900px; }
    .left, .right { top: 70px; width: 285px; border-radius: 26px; box-shadow: 0 0 0 6px #1d1916, 0 12px 36px #0005; }
    .left { left: 30px; }
    .right { right: 30px; }
  </style>${image("middle")}${image("left")}${image("right")}`);
  await page.screenshot({ path: path.join(FOLDER, "journey.png"), omitBackground: true });
}
