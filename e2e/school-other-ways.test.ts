import { formatMoney, m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { addChild } from "./diner/children.ts";
import { CARDS, type Diner, startingWith } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { goToNextWeek, schoolDays } from "./diner/school.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { changePrice } from "./server/venues.ts";

const SCHOOL = "/school-of-two";
const SPAGHETTI = "Spaghetti marinara";
const day = (page: Page, at: number) => schoolDays(page).nth(at);
const dish = (page: Page, at: number, name: string) =>
  day(page, at).getByRole("button", { name: m.menu_quick_add({ name }) });

/** Chromium's background in forced colours mode on a light device. */
const CANVAS = "rgb(255, 255, 255)";

/** Registers a parent with two children, and opens the school's next week. */
async function openNextWeek(diner: Diner, page: Page) {
  await diner.open(`/login?back=${SCHOOL}`);
  await personAt(page).register(newAddress("parent"), "Ada");
  await page.getByRole("link", { name: m.school_children_add() }).click();
  await addChild(page, { name: "Zoé", class: "2B", allergy: m.food_fish() });
  await addChild(page, { name: "Abel", class: "5A" });
  await diner.open(SCHOOL);
  await goToNextWeek(page);
}

test.describe("A school's week without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is readable week by week, says what ordering needs, and shows no control that would do nothing.", async ({
    page,
  }) => {
    await page.goto(SCHOOL);
    await expect(page.locator("noscript > div").first()).toHaveText(m.venue_needs_script());
    await goToNextWeek(page);
    await expect(day(page, 0)).toContainText(SPAGHETTI);
    await expect(page.locator("section[id^='day-'] button:visible")).toHaveCount(0);
  });
});

fullLengthTest(
  "On a tablet two days stand side by side, and the edge of a third says that there are more.",
  {
    tag: "@desktop",
  },
  async ({ diner, page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await diner.open(SCHOOL);
    await goToNextWeek(page);
    const second = await day(page, 1).boundingBox();
    const third = await day(page, 2).boundingBox();
    expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(787);
    expect(third?.x).toBeLessThan(790);
  },
);

test.describe("A school's week in forced colours", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  fullLengthTest("shows the chosen child, and gives each day and button an edge.", {}, async ({ diner, page }) => {
    await openNextWeek(diner, page);
    const child = (name: string) => page.locator("label").filter({ hasText: m.school_for_child({ name }) });
    await expect(child("Abel")).toHaveCSS("background-color", CANVAS);
    await expect(child("Zoé")).not.toHaveCSS("background-color", CANVAS);
    await expect(day(page, 0)).toHaveCSS("border-top-width", "1px");
    await expect(dish(page, 0, SPAGHETTI)).toHaveCSS("border-top-width", "1px");
  });
});

test.describe("A school's week on a screen that is low because of 400 % zoom", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 320, height: 256 }, isMobile: true, hasTouch: true });

  fullLengthTest("has every button within the screen, and nothing covers the text.", {}, async ({ diner, page }) => {
    await diner.open(SCHOOL);
    await goToNextWeek(page);
    await dish(page, 0, SPAGHETTI).click();
    await expect(page.getByRole("link", { name: startingWith(m.menu_cart_view()) })).toBeVisible();
    await expect(page.locator(".foot-bar")).toHaveCSS("position", "static");
    expect(await page.evaluate("document.documentElement.scrollWidth - screen.width")).toBeLessThanOrEqual(0);
    const column = await day(page, 0).boundingBox();
    expect((column?.x ?? -1) >= 0 && (column?.x ?? 0) + (column?.width ?? 999) <= 320, "the day fits").toBe(true);
  });
});

test.describe("The strip of days on a phone", { tag: "@phone" }, () => {
  fullLengthTest("begins each week at its first day.", {}, async ({ diner, page }) => {
    await diner.open(SCHOOL);
    await goToNextWeek(page);
    await day(page, 4).scrollIntoViewIfNeeded();
    await expect(day(page, 0)).not.toBeInViewport();
    await goToNextWeek(page);
    await expect(day(page, 0)).toBeInViewport();
    await expect(day(page, 4)).not.toBeInViewport();
  });
});

for (const language of (["fr-CA", "en-CA"] as const).slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A screen reader, ${language}`, { tag: "@desktop" }, () => {
    test.use({ language });

    test("announces the day and child of each dish, in the week, the cart, the confirmation and the receipts.", async ({
      diner,
      page,
    }) => {
      await openNextWeek(diner, page);
      const date = (await day(page, 0).getByRole("heading", { level: 2 }).getAttribute("aria-label")) ?? "";
      const whom = m.school_for_child_on({ date, name: "Zoé" });
      const add = dish(page, 0, SPAGHETTI);
      await expect(add).toHaveAccessibleDescription(date);
      await add.press("Enter");
      const said = page.getByRole("status").filter({ hasText: m.school_added({ name: SPAGHETTI, day: whom }) });
      await expect(said).toBeAttached();
      await expect(page.getByRole("button", { name: m.site_one_more({ name: SPAGHETTI }) })).toBeFocused();
      await page.getByRole("button", { name: m.school_same_for({ name: "Abel" }) }).press("Enter");
      await expect(page.getByText(m.school_same_done({ name: "Abel", count: 1 })).first()).toBeAttached();

      await diner.viewCart();
      const ofChild = (name: string) => `
        - heading "${m.school_for_child({ name })}" [level=3]
        - list:
          - listitem:
            - paragraph: ${SPAGHETTI}`;
      await expect(page.getByRole("region", { name: date })).toMatchAriaSnapshot(`
        - heading "${date}" [level=2]${ofChild("Zoé")}${ofChild("Abel")}`);

      await diner.goToCheckout();
      await diner.payWithCard(CARDS.approved);
      await diner.confirmedOrder();
      const together = page.getByRole("region", { name: m.order_together() }).getByRole("link");
      await expect(together).toHaveText([new RegExp(`^${whom}`), /Abel/]);
      // The order with the lower number is shown first, so either child is possible.
      const mealFor = (name: string) => page.getByText(m.school_meal_for({ name }));
      await expect(mealFor("Zoé").or(mealFor("Abel"))).toBeVisible();
      await page.goto("/profile/receipts");
      for (const name of ["Zoé", "Abel"]) {
        const words = `^${m.profile_receipt_open()}.*${m.school_for_child_on({ date, name })}`;
        const of = new RegExp(words.replace(/\s/g, "\\s"));
        await expect(page.getByRole("link", { name: of })).toHaveCount(1);
      }
    });
  });
}

fullLengthTest(
  "A dish for a deleted child is marked in the cart, and can be removed.",
  {
    tag: "@phone",
  },
  async ({ diner, page }) => {
    await openNextWeek(diner, page);
    await dish(page, 0, SPAGHETTI).click();
    await page.getByText(m.school_for_child({ name: "Abel" }), { exact: true }).click();
    await dish(page, 0, SPAGHETTI).click();
    await expect(page.getByRole("link", { name: startingWith(m.menu_cart_view()) })).toContainText("2");
    await page.goto("/profile/children");
    await page.getByText("2B", { exact: false }).first().click();
    await page.getByRole("button", { name: m.profile_child_remove({ name: "Zoé" }) }).click();
    await expect(page.getByRole("heading", { name: "Zoé" })).toBeHidden();
    await diner.open(`${SCHOOL}/cart`);
    const gone = page.getByRole("heading", { level: 3, name: m.school_for_gone() });
    await expect(gone).toBeVisible();
    await page
      .getByRole("button", { name: m.cart_remove_named({ name: SPAGHETTI }) })
      .first()
      .click();
    await expect(gone).toBeHidden();
    await expect(page.getByRole("heading", { level: 3, name: m.school_for_child({ name: "Abel" }) })).toBeVisible();
  },
);

fullLengthTest(
  "Changes of a week since the last visit are shown until they are dismissed.",
  { tag: "@desktop" },
  async ({ diner, page }, { outputDir }) => {
    const look = async () => {
      await diner.open("/school-of-news");
      await goToNextWeek(page);
      await expect(day(page, 0)).toContainText(SPAGHETTI);
    };
    const said = page.getByRole("status").filter({ hasText: m.school_changed_heading() });
    await look();
    await expect(said).toHaveCount(0);
    await changePrice(outputDir, "school-of-news", { dish: SPAGHETTI, price: "9.25" });
    for (let time = 0; time < 2; time += 1) {
      await look();
      await expect(said).toContainText(m.school_changed_price({ name: SPAGHETTI, price: formatMoney(9_25) }));
    }
    await said.getByRole("button", { name: m.site_dismiss() }).click();
    await look();
    await expect(said).toHaveCount(0);
  },
);

fullLengthTest(
  "While another week loads the page says so, for at least 300 ms.",
  { tag: "@desktop" },
  async ({ diner, page }) => {
    await page.clock.install();
    await diner.open(SCHOOL);
    const next = page.getByRole("link", { name: m.school_next_week() });
    await expect(next).toBeVisible();
    const before = (await day(page, 0).getAttribute("id")) ?? "";
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    const fetching = page.locator("[aria-busy=true]");
    const answer = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await next.click();
    await expect(fetching).toHaveCount(1);
    answer.resolve();
    await expect(async () => {
      // One ms at a time: a slow answer must not use up the 300 ms.
      await page.clock.runFor(1);
      await expect(day(page, 0)).not.toHaveAttribute("id", before, { timeout: 200 });
    }).toPass();
    await expect(fetching).toHaveCount(1);
    await page.clock.runFor(250);
    await expect(fetching).toHaveCount(1);
    await page.clock.runFor(60);
    await expect(fetching).toHaveCount(0);
  },
);
