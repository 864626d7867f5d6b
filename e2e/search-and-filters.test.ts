import { m } from "@comptoir/messages";
import { expect, test } from "./diner/test.ts";

test.describe("Finding a dish", () => {
  test("The search forgives accents and typing slips, and says how much it found.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    const search = page.getByRole("searchbox", { name: m.menu_search_label() });
    await search.fill("coleslow");
    await expect(page.getByText(m.menu_results({ count: 1 }))).toBeVisible();
    await expect(page.getByRole("link", { name: "Coleslaw" })).toBeVisible();
    await search.fill("Bearnaise qwxz");
    await expect(page.getByText(m.menu_no_results_heading())).toBeVisible();
    await page.getByRole("button", { name: m.menu_show_all() }).click();
    await expect(page.getByRole("link", { name: "Steak Frites", exact: true }).first()).toBeVisible();
    await expect(search).toHaveValue("");
  });

  test("Filters by diet and allergen hide what does not suit, and clear.", async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    const steak = page.getByRole("link", { name: "Striploin, 12 oz", exact: true });
    await expect(steak).toHaveCount(1);
    await page.getByText(m.menu_filters(), { exact: true }).click();
    await page.getByRole("checkbox", { name: m.food_vegan() }).check();
    await expect(steak).toHaveCount(0);
    await expect(page.getByText(m.menu_filters_active({ count: 1 }))).toBeVisible();
    await page.getByRole("button", { name: m.menu_filters_clear() }).click();
    await expect(steak).toHaveCount(1);
  });
});
