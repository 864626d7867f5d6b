import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { atWidth } from "./diner/width.ts";

/** The maximum height above the menu on a phone (venue, switch, announcements), in pixels; late in the evening times have a day. */
const HEAD_MAX = 420;
/** The same for a delivery, whose head asks where to deliver. */
const HEAD_MAX_DELIVERY = 525;

/** The number of lines of a venue's name, and its distance from the left edge of the dishes. Runs in the page. */
const PLACE_OF_NAME = `(() => {
  const [name, content] = [document.querySelector("h1"), document.querySelector("main > .page")];
  const edge = content.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(content).paddingLeft);
  return {
    lines: Math.round(name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    offset: Math.abs(Math.round(name.getBoundingClientRect().left - edge)),
  };
})()`;

/** Venues with and without a picture, charges, announcements and opening hours; those with most of them come first. */
const VENUES = [
  "braise?tableNum=12",
  "cafe-perce-neige?takeout=true",
  "nomad-taco?takeout=true",
  "rideau-table?catering=true",
  "braise?takeout=true",
  "golden-spud?takeout=true",
  "cafe-perce-neige?tableNum=4",
  "petitcodiac-campus?takeout=true",
].slice(0, runLength({ quick: 4, full: 8 }));
/** Venues with the longest names come first. */
const NAMES = ["lighthouse-chowder", "petitcodiac-campus", "rideau-table", "cercle-du-canal"];

test.describe("The head of the menu on a phone", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  // French has the longer words.
  for (const language of (["fr-CA", "en-CA"] as const).slice(0, runLength({ quick: 1, full: 2 }))) {
    test.describe(language, () => {
      test.use({ language });

      test("At 360 and 390 px it leaves room for the first dish on the first screen, however long its texts are.", async ({
        diner,
        page,
      }) => {
        for (const venue of VENUES) {
          await diner.open(`/${venue}`);
          for (const width of [360, 390]) {
            await atWidth(page, width, 844);
            const place = `${venue} at ${width} px`;
            const bar = await page.getByRole("navigation", { name: m.menu_categories() }).boundingBox();
            const asksWhere = await page.getByRole("region", { name: m.deliver_to_region() }).isVisible();
            expect.soft(bar?.y, place).toBeLessThanOrEqual(asksWhere ? HEAD_MAX_DELIVERY : HEAD_MAX);
            const first = page.getByRole("article").first();
            // Below the question where to deliver, a tall picture leaves room for its plus.
            const dish = await (asksWhere ? first.locator(".dish-step, .dish-open").first() : first).boundingBox();
            expect.soft((dish?.y ?? 0) + (dish?.height ?? Number.NaN), place).toBeLessThanOrEqual(844);
          }
        }
      });
    });
  }

  test("The search is a sign in the bar of sections, in reach at any place, and a field while it is used.", async ({
    diner,
    page,
  }) => {
    await diner.openTable("braise", "12");
    const field = page.getByRole("searchbox", { name: m.menu_search_label() });
    const sections = page.getByRole("navigation", { name: m.menu_categories() });
    await page.getByRole("article").nth(12).scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport({ ratio: 1 });
    expect((await field.boundingBox())?.width).toBeLessThan(60);
    await field.click();
    await expect(sections).toBeHidden();
    expect((await field.boundingBox())?.width).toBeGreaterThan(250);
    await field.fill("steak");
    await field.blur();
    await expect(sections).toBeHidden();
    await field.fill("");
    await field.blur();
    await expect(sections).toBeVisible();
  });

  fullLengthTest(
    "Announcements are two lines at most, with a pager, and each opens in full.",
    {},
    async ({ diner, page }) => {
      await diner.openTable("braise", "12");
      const row = page.getByRole("region", { name: m.venue_announcements() });
      const closed = await row.boundingBox();
      expect(closed?.height).toBeLessThanOrEqual(70);
      await row.getByRole("button", { name: m.venue_announcement_next() }).click();
      await expect(row.getByText(m.venue_announcement_place({ place: 2, count: 2 }))).toBeVisible();
      await row.locator("summary").last().click();
      const opened = await row.boundingBox();
      expect(opened?.height).toBeGreaterThan(closed?.height ?? Number.NaN);
    },
  );

  test.describe("in French", () => {
    test.use({ language: "fr-CA" });

    fullLengthTest("An announcement's title is whole on the narrowest phone.", {}, async ({ diner, page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await diner.openTable("braise", "12");
      const [shown, whole] = await page
        .locator(".announced")
        .first()
        .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
      expect(shown).toBe(whole);
    });
  });

  fullLengthTest(
    "On a screen that is low because of 400 % zoom, no bar covers the dishes.",
    {},
    async ({ diner, page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await diner.openTable("braise", "12");
      await page.getByRole("article").nth(5).scrollIntoViewIfNeeded();
      await expect(page.getByRole("navigation", { name: m.menu_categories() })).not.toBeInViewport();
    },
  );
});

test.describe("The name of a venue", { tag: "@desktop" }, () => {
  fullLengthTest("is on one line at every width, and begins where the dishes do.", {}, async ({ diner, page }) => {
    for (const venue of NAMES.slice(0, runLength({ quick: 2, full: 4 }))) {
      await diner.open(`/${venue}?takeout=true`);
      for (const width of [360, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The page is laid out for its new width a moment later.
        await expect
          .poll(() => page.evaluate(PLACE_OF_NAME), `${venue} at ${width} px`)
          .toEqual({ lines: 1, offset: 0 });
      }
    }
  });
});

test.describe("Dishes without pictures", () => {
  fullLengthTest(
    "A name, a line of text and a price take about 64 px, with the button beside them.",
    {
      tag: "@phone",
    },
    async ({ diner, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await diner.open("/petitcodiac-campus?takeout=true");
      const dish = page.getByRole("article").filter({ hasText: "Chicken Pho" }).first();
      await dish.scrollIntoViewIfNeeded();
      const row = await dish.boundingBox();
      expect(row?.height).toBeLessThanOrEqual(68);
      const add = dish.getByRole("button", { name: m.menu_quick_add({ name: "Chicken Pho" }) });
      const target = await add.boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
    },
  );

  fullLengthTest(
    "On a desktop they have two columns if there is room.",
    { tag: "@desktop" },
    async ({ diner, page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await diner.openTable("braise", "12");
      const dishes = page.getByRole("region", { name: "Burgers" }).getByRole("article");
      // Both boxes are measured in one call, since a new page may still move.
      const [left, right] = await dishes.evaluateAll((all) => all.map((dish) => dish.getBoundingClientRect().toJSON()));
      expect(right.y).toBe(left.y);
      expect(right.x).toBeGreaterThan(left.x + left.width);
    },
  );
});
