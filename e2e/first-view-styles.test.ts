import type { Page } from "@playwright/test";
import { holdScript } from "./diner/hold-script.ts";
import { expect, test } from "./diner/test.ts";

const WAITING = 'link[rel="stylesheet"][media="not all"]';

/** With pictures and set in type, open and closed, with charges, announcements, members and a code that is asked for. */
const MENUS = [
  "braise?tableNum=12",
  "golden-spud?takeout=true",
  "nomad-taco",
  "cafe-perce-neige?takeout=true",
  "cercle-du-canal",
  "rideau-table?catering=true",
];

/** Where everything stands and what it looks like. */
const looks = (page: Page) =>
  page.evaluate<string[]>(`[...document.body.querySelectorAll(":not(link, script, noscript)")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity } = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round);
    return [element.outerHTML.slice(0, 80), ...box, color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity].join(" ");
  })`);

test.describe("What a first view looks like", { tag: "@phone" }, () => {
  for (const width of [390, 1440]) {
    test(`is whole before the other screens' styles are applied, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1200 });
      // What a script would change is no matter here.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      for (const menu of MENUS) {
        await page.goto(`/${menu}`);
        // A section that is not in sight has a guessed height until it was.
        await page.evaluate(`(async () => {
          const shown = new CSSStyleSheet();
          shown.replaceSync("* { content-visibility: visible !important }");
          document.adoptedStyleSheets = [shown];
          await document.fonts.ready;
        })()`);
        const before = await looks(page);
        await page.locator(WAITING).evaluate((link) => link.removeAttribute("media"));
        await expect(page.locator(WAITING)).toHaveCount(0);
        expect.soft(await looks(page), menu).toEqual(before);
      }
    });
  }

  for (const address of ["braise?q=beer", "maplewood-school"])
    test(`is all inside the page where it is no list of dishes: /${address}`, async ({ page }) => {
      await page.goto(`/${address}`);
      await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    });

  test("is followed by those styles once a finger touches the page", async ({ page }) => {
    await page.goto("/braise?tableNum=64");
    await expect(page.locator(WAITING)).toHaveCount(1);
    await expect.poll(() => page.evaluate("'takeTaps' in window")).toBe(false);
    await page.locator("main").dispatchEvent("pointerdown");
    await expect(page.locator(WAITING)).toHaveCount(0);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  });

  test("is followed by them at once where something was pressed before the script came", async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto("/braise?tableNum=65", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Burrata & Tomato" }).first().click();
    await expect(page.locator(WAITING)).toHaveCount(1);
    await letGo();
    await expect(page.getByRole("dialog", { name: "Burrata & Tomato" })).toBeVisible();
    await expect(page.locator(WAITING)).toHaveCount(0);
  });

  test("is followed by them where nobody touches the page", async ({ page }) => {
    await page.goto("/braise?tableNum=66");
    await expect(page.locator(WAITING)).toHaveCount(1);
    await expect(page.locator(WAITING)).toHaveCount(0, { timeout: 15_000 });
  });
});
