import { isFullLength } from "@comptoir/test-kit";
import { expect, test } from "../diner/test.ts";
import { expectAccessibleAt, READERS } from "./check-accessibility.ts";

/** Every screen that has a URL, by its name in screens#routes. In `npm test` the readers take turns. */
const SCREENS = {
  Landing: "/braise/landing?eventSuite=7",
  Menu: "/braise?tableNum=12&menuList=drinks",
  "Page not found": "/nowhere/at/all",
  "Unknown restaurant": "/no-such-restaurant",
  "Unknown order": "/braise/orders/00000000-0000-4000-8000-000000000000",
  Login: "/login?reason=expired",
  "Staff sign-in": "/staff?ended",
  "New password": "/login?reset=a-link-of-a-mail",
} as const;

for (const [turn, { language, colorScheme, widths }] of READERS.entries()) {
  const screens = Object.entries(SCREENS).filter((_, at) => isFullLength || at % READERS.length !== turn);
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });

    test("No page with a URL has an accessibility violation.", { tag: "@desktop" }, async ({ page, diner }) => {
      for (const [name, path] of screens) {
        await test.step(name, async () => {
          await diner.open(path);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectAccessibleAt(page, widths);
        });
      }
    });
  });
}
