import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";
import { ownVenue, writeVenue } from "./server/venues.ts";

// screens#menu-sections.
test.describe("All sections of a menu are one list", { tag: "@phone" }, () => {
  test("that Escape closes, with the focus back on its button; it has the number of dishes of each, and any dish is three taps away.", async ({
    diner,
    page,
  }) => {
    await diner.openTable("braise", "12");
    const open = page.getByRole("button", { name: m.menu_sections() });
    await open.press("Enter");
    await expect(page.getByRole("dialog", { name: m.menu_sections() })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await open.click();
    const sheet = page.getByRole("dialog", { name: m.menu_sections() });
    const dessert = sheet.getByRole("link", { name: startingWith("Desserts") });
    const dishes = await page.getByRole("region", { name: "Desserts" }).getByRole("article").count();
    await expect(dessert).toHaveAccessibleName(`Desserts ${m.menu_section_dishes({ count: dishes })}`);
    await dessert.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "Desserts" })).toBeFocused();
    const dish = page.getByRole("region", { name: "Desserts" }).getByRole("link").last();
    await expect(dish).toBeInViewport();
    await dish.click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  fullLengthTest(
    "that opens with the page if the restaurant's menu_configuration has open_menu_dropdown_on_load.",
    {},
    async ({ diner, page }, { outputDir }) => {
      const { restaurant, ...venue } = await ownVenue("little-grill");
      const opening = {
        ...restaurant,
        slug: "grill-of-lists",
        menu_configuration: { open_menu_dropdown_on_load: true },
      };
      await comptoir("venue", "import", "--yes", await writeVenue(outputDir, { ...venue, restaurant: opening }));
      await diner.openTable("grill-of-lists", "12");
      const sheet = page.getByRole("dialog", { name: m.menu_sections() });
      await expect(sheet).toBeVisible();
      await sheet.getByRole("link", { name: startingWith("Sides") }).click();
      await expect(sheet).toBeHidden();
      await diner.openDish("Coleslaw");
    },
  );
});
