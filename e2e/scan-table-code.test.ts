import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { giveCamera } from "./diner/camera.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const scan = (page: Page) => page.getByRole("button", { name: m.scan_table_button() }).click();

/** The menu asks for the table once the diner has said that they are at one. */
const sayAtTable = (page: Page) => page.locator("summary", { hasText: m.way_table() }).click();

test.describe("With a camera", { tag: "@phone" }, () => {
  test("The camera reads the table's number from its code.", async ({ server, diner, page }) => {
    await giveCamera(page, `${server.address}/braise?tableNum=12`);
    await diner.open("/braise");
    await sayAtTable(page);
    await scan(page);
    await expect(page).toHaveURL(/\/braise\?tableNum=12$/);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
      m.venue_table({ table: "12" }),
    );
  });
});

test.describe("With a camera, in French", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA" });

  fullLengthTest(
    "The code of another restaurant gets a message, and scanning continues.",
    {},
    async ({ server, diner, page }) => {
      await giveCamera(page, `${server.address}/braise?tableNum=3`);
      // The landing screen of an invitation to a suite.
      await diner.open("/cafe-perce-neige/landing?eventSuite=suite-1");
      await scan(page);
      const dialog = page.getByRole("dialog", { name: m.scan_table_title() });
      await expect(dialog.getByText(m.scan_table_other_restaurant({ venue: "Café Perce-Neige" }))).toBeVisible();
      await dialog.getByRole("button", { name: m.scan_table_instead() }).click();
      await expect(dialog).toBeHidden();
    },
  );
});

test.describe("Without a camera", { tag: "@phone" }, () => {
  fullLengthTest(
    "a message says so, then each other reason, and the number can be typed.",
    {},
    async ({ diner, page }) => {
      const reasons = [
        ["NotAllowedError", "camera_refused"],
        ["NotFoundError", "camera_missing"],
        ["NotReadableError", "camera_busy"],
        ["TypeError", "camera_unsupported"],
      ] as const;
      await diner.open("/braise");
      await sayAtTable(page);
      const dialog = page.getByRole("dialog");
      await scan(page);
      await expect(dialog.getByRole("alert")).toContainText(/./);
      await dialog.getByRole("button", { name: m.scan_table_instead() }).click();
      await expect(dialog).toBeHidden();
      await page.evaluate(
        "navigator.mediaDevices.getUserMedia = async () => { throw Object.assign(new Error(), { name: window.whatIsWrong }) }",
      );
      for (const [name, words] of reasons) {
        await page.evaluate(`window.whatIsWrong = "${name}"`);
        await scan(page);
        await expect(dialog.getByRole("alert")).toHaveText(m[words]());
        await dialog.getByRole("button", { name: m.scan_table_instead() }).click();
        await expect(dialog).toBeHidden();
      }
      await expect(page.getByRole("textbox", { name: m.menu_table_label() })).toBeVisible();
    },
  );
});
