import { m } from "@comptoir/messages";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** The beers of a menu that are sold during the same hours, in menu order. */
const BEERS = ["Braise Lager", "West Coast IPA", "Oatmeal Stout"];
const WITH_ALCOHOL = /Lager|IPA|Stout/;

test.describe("Finding a dish", () => {
  test("The search corrects typos, shows the number of results, and highlights them; without results it suggests other words.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    const search = page.getByRole("searchbox", { name: m.menu_search_label() });
    await search.fill("coleslow");
    await expect(page.getByText(m.menu_results({ count: 1 }))).toBeVisible();
    await expect(page.getByRole("link", { name: "Coleslaw" }).locator("mark")).toHaveText("Coleslaw");
    await search.fill("sushi poutine");
    await expect(page.getByText(m.menu_search_none_heading({ query: "sushi poutine" }))).toBeVisible();
    await page.getByRole("navigation", { name: m.menu_search_tries() }).getByText("poutine").click();
    await expect(search).toHaveValue("poutine");
    await expect(page.locator("#menu-found h3").first()).toHaveText("Poutine");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await expect(page.getByRole("link", { name: "Steak Frites", exact: true }).first()).toBeVisible();
  });

  fullLengthTest(
    "The search finds kinds of dishes, in either language, above a phone's keyboard.",
    { tag: "@phone" },
    async ({ diner, page }) => {
      await diner.openTable("braise", "12");
      const search = page.getByRole("searchbox", { name: m.menu_search_label() });
      const found = page.getByRole("list", { name: m.menu_search_found() });
      for (const query of ["beer", "bière"]) {
        await search.fill(query);
        // Dishes that are sold now come first; in the morning that excludes alcohol.
        await expect(found.getByRole("link").first()).toHaveText(/^(?:Braise Lager|No-alcohol Pilsner)$/);
        await expect(found.getByRole("link").filter({ hasText: WITH_ALCOHOL })).toHaveText(BEERS);
        await expect(found).toContainText("Beer & Cider · Drinks");
      }
      const { height = 0 } = page.viewportSize() ?? {};
      const first = await found.getByRole("link").first().boundingBox();
      expect(first?.y).toBeLessThan(height / 3);
      await search.press("ArrowDown");
      await expect(found.getByRole("link").first()).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(search).toBeFocused();
    },
  );

  fullLengthTest(
    "A result opens, and going back returns to the results.",
    { tag: "@desktop" },
    async ({ diner, page }) => {
      await diner.openTable("braise", "12");
      const search = page.getByRole("searchbox", { name: m.menu_search_label() });
      const found = page.getByRole("list", { name: m.menu_search_found() });
      await search.fill("chimichurri");
      // While the search is pending the whole menu is visible, and it lists the dish twice.
      await found.getByRole("link", { name: "Steak Frites", exact: true }).click();
      // A loading skeleton may appear before the navigation; going back would then leave the menu.
      await expect(page).toHaveURL(/\/items\//);
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(search).toHaveValue("chimichurri");
      await expect(found).toContainText("Chimichurri");
    },
  );

  test("Filters by diet and allergen hide unsuitable dishes, and can be cleared.", { tag: "@phone" }, async ({
    diner,
    page,
  }) => {
    await diner.openTable("braise", "12");
    const steak = page.getByRole("link", { name: "Striploin, 12 oz", exact: true });
    await expect(steak).toHaveCount(1);
    await page.getByText(m.menu_filters(), { exact: true }).click();
    await page.getByRole("checkbox", { name: m.food_vegan() }).check();
    await expect(steak).toHaveCount(0);
    const filters = page.getByText(m.menu_filters_active({ count: 1 }));
    await expect(filters).toBeVisible();
    // The button says how many dishes are left, and leads to them.
    const dishes = page.locator("article .dish-name a");
    const names = new Set(await dishes.evaluateAll((links) => links.map((link) => link.getAttribute("href"))));
    await page.getByRole("button", { name: m.menu_filters_show({ count: names.size }) }).click();
    await expect(page.getByRole("checkbox", { name: m.food_vegan() })).toBeHidden();
    await expect(filters).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: m.menu_results({ count: names.size }) })).toBeVisible();
    await expect(dishes.first()).toBeInViewport();
    await filters.click();
    await page.getByRole("button", { name: m.menu_filters_clear() }).click();
    await expect(steak).toHaveCount(1);
  });
});

test.describe("Without scripts", { tag: "@desktop" }, () => {
  test.use({ javaScriptEnabled: false });

  fullLengthTest(
    "On a phone the search's button comes with the field, and leaves its place to the sections.",
    {},
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/braise?tableNum=12");
      const submit = page.getByRole("button", { name: m.menu_search_submit(), exact: true });
      await expect(submit).toBeHidden();
      await page.getByRole("searchbox", { name: m.menu_search_label() }).fill("bière");
      await submit.click();
      await expect(page.locator("#menu-found h3").filter({ hasText: WITH_ALCOHOL })).toHaveText(BEERS);
      await expect(submit).toBeVisible();
      await expect(page.getByRole("button", { name: m.menu_search_clear() })).toBeHidden();
    },
  );

  test("The search is a form that the server answers with results.", async ({ page }) => {
    await page.goto("/braise?tableNum=12");
    await page.getByRole("searchbox", { name: m.menu_search_label() }).fill("bière");
    await page.getByRole("button", { name: m.menu_search_submit(), exact: true }).click();
    await expect(page.locator("#menu-found h3").filter({ hasText: WITH_ALCOHOL })).toHaveText(BEERS);
    await expect(page).toHaveURL(/tableNum=12/);
    await page.goto("/braise?tableNum=12&q=sushi+poutine");
    await page.getByRole("link", { name: "poutine" }).click();
    await expect(page.locator("#menu-found h3").first()).toHaveText("Poutine");
  });
});
