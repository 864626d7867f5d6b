import { m } from "@comptoir/messages";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("The menu by the keyboard", { tag: "@desktop" }, () => {
  test("A link skips the head, the search and the sections to the dishes.", async ({ diner, page }) => {
    await diner.openTable("braise", "12");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: m.menu_skip_to_dishes() })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("article").first().getByRole("link")).toBeFocused();
  });

  fullLengthTest(
    "Arrow keys page through the featured dishes, keep the focus at the ends, and scroll nothing else.",
    {},
    async ({ diner, page }) => {
      await diner.open("/golden-spud?takeout=true");
      const featured = page.getByRole("region", { name: m.menu_featured() });
      const on = featured.getByRole("button", { name: m.menu_row_on() });
      const back = featured.getByRole("button", { name: m.menu_row_back() });
      const top = (await featured.boundingBox())?.y;
      const last = featured.getByRole("article").last();
      await expect(back).toHaveAttribute("aria-disabled", "true");
      await expect(last).not.toBeInViewport();
      await on.focus();
      await expect(async () => {
        await page.keyboard.press("Enter");
        await expect(on).toHaveAttribute("aria-disabled", "true", { timeout: 200 });
      }).toPass();
      await expect(last).toBeInViewport();
      await expect(on).toBeFocused();
      await expect(back).toHaveAttribute("aria-disabled", "false");
      expect((await featured.boundingBox())?.y).toBe(top);
    },
  );
});
