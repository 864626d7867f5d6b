import { m } from "@comptoir/messages";
import { expect, test } from "./diner/test.ts";

/** The maximum height above the menu on a phone (venue, announcements, search), in pixels. */
const HEAD_MAX = 470;
/** The same for a delivery, whose head asks where to deliver. */
const HEAD_MAX_DELIVERY = 625;

/** Venues with and without a picture, charges, announcements and opening hours. */
const VENUES = [
  "braise?tableNum=12",
  "braise?takeout=true",
  "golden-spud?takeout=true",
  "nomad-taco?takeout=true",
  "cafe-perce-neige?tableNum=4",
  "cafe-perce-neige?takeout=true",
  "petitcodiac-campus?takeout=true",
  "rideau-table?catering=true",
];

test.describe("The head of the menu on a phone", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const language of ["en-CA", "fr-CA"] as const) {
    test.describe(language, () => {
      test.use({ language });

      for (const width of [360, 390]) {
        test(`At ${width} px it leaves room for the first dish on the first screen, however long its texts are.`, async ({
          diner,
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          for (const venue of VENUES) {
            await diner.open(`/${venue}`);
            const bar = await page.getByRole("navigation", { name: m.menu_categories() }).boundingBox();
            const asksWhere = await page.getByRole("region", { name: m.deliver_to_region() }).isVisible();
            expect.soft(bar?.y, venue).toBeLessThanOrEqual(asksWhere ? HEAD_MAX_DELIVERY : HEAD_MAX);
            const first = page.getByRole("article").first();
            // Below the question where to deliver, a tall picture leaves room for its plus.
            const dish = await (asksWhere ? first.locator(".dish-step, .dish-open").first() : first).boundingBox();
            expect.soft((dish?.y ?? 0) + (dish?.height ?? Number.NaN), venue).toBeLessThanOrEqual(844);
          }
        });
      }
    });
  }

  test("One search is visible at a time: the field, or past it the link back to it.", async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    const field = page.getByRole("searchbox", { name: m.menu_search_label() });
    const wayBack = page.getByRole("link", { name: m.menu_search_label() });
    await expect(field).toBeInViewport();
    await expect(wayBack).toHaveCount(0);
    await page.getByRole("article").nth(12).scrollIntoViewIfNeeded();
    await expect(field).not.toBeInViewport();
    await wayBack.click();
    await expect(field).toBeInViewport();
    await expect(wayBack).toHaveCount(0);
  });

  test("Announcements are two lines at most, with a pager, and each opens in full.", async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    const row = page.getByRole("region", { name: m.venue_announcements() });
    const closed = await row.boundingBox();
    expect(closed?.height).toBeLessThanOrEqual(70);
    await row.getByRole("button", { name: m.venue_announcement_next() }).click();
    await expect(row.getByText(m.venue_announcement_place({ place: 2, count: 2 }))).toBeVisible();
    await row.locator("summary").last().click();
    const opened = await row.boundingBox();
    expect(opened?.height).toBeGreaterThan(closed?.height ?? Number.NaN);
  });

  test("On a screen that is low because of 400 % zoom, no bar covers the dishes.", async ({ diner, page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await diner.openTable("braise", "12");
    await page.getByRole("article").nth(5).scrollIntoViewIfNeeded();
    await expect(page.getByRole("navigation", { name: m.menu_categories() })).not.toBeInViewport();
  });
});

test.describe("Dishes without pictures", () => {
  test("A name, a line of text and a price take about 64 px, with the button beside them.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await diner.open("/petitcodiac-campus?takeout=true");
    const dish = page.getByRole("article").filter({ hasText: "Chicken Pho" }).first();
    await dish.scrollIntoViewIfNeeded();
    const row = await dish.boundingBox();
    expect(row?.height).toBeLessThanOrEqual(68);
    const add = dish.getByRole("button", { name: m.menu_quick_add({ name: "Chicken Pho" }) });
    const target = await add.boundingBox();
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test("On a desktop they have two columns if there is room.", { tag: "@desktop" }, async ({ diner, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await diner.openTable("braise", "12");
    const dishes = page.getByRole("region", { name: "Burgers" }).getByRole("article");
    // Both boxes are measured in one call, since a new page may still move.
    const [left, right] = await dishes.evaluateAll((all) => all.map((dish) => dish.getBoundingClientRect().toJSON()));
    expect(right.y).toBe(left.y);
    expect(right.x).toBeGreaterThan(left.x + left.width);
  });
});
