import { m } from "@comptoir/messages";
import sharp from "sharp";
import { expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { expect, test } from "./diner/test.ts";

const SLUG = "kitchen-of-pictures";
const PHONE = { width: 390, height: 844 };

/** A photograph of a phone, held upright: red above, blue below. Each attempt has another, since the same is stored once. */
const photograph = (attempt: number) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: { r: 0, g: attempt, b: 204 } } })
    .composite([{ input: { create: { width: 900, height: 600, channels: 3, background: "#c00" } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

test.describe("A manager on a phone, in French", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA" });

  test("A picture of a dish is uploaded again after the network was lost, cropped by keyboard, published, and loaded by a guest as AVIF.", async ({
    page,
    context,
  }) => {
    // Slow: draws renditions, and checks two states with axe.
    test.slow();
    const { repeatEachIndex, retry } = test.info();
    const attempt = repeatEachIndex * 10 + retry;
    await openBoard(page, SLUG, `Office ${attempt}`);
    await page.goto("/staff/menu");
    await page.getByLabel(m.studio_search()).fill("coleslaw");
    await page
      .getByRole("link", { name: /Salade de chou/ })
      .first()
      .click();
    const group = page.getByRole("group", { name: m.studio_field_image(), exact: true }).first();
    const choose = group.getByRole("button", {
      name: new RegExp(`${m.studio_picture_choose()}|${m.studio_picture_replace()}`),
    });
    await expect(choose).toBeVisible();

    const file = { name: "IMG_0001.HEIC.svg", mimeType: "image/jpeg", buffer: await photograph(attempt) };
    await page.route("**/api/staff/pictures", (route) => route.abort());
    await group.locator("input[type=file]").setInputFiles(file);
    await expect(group.getByText(m.studio_picture_offline())).toBeVisible();
    await page.unroute("**/api/staff/pictures");
    await group.getByRole("button", { name: m.studio_picture_again() }).click();

    const dialog = page.getByRole("dialog", { name: m.studio_picture_crop() });
    await expect(dialog).toBeVisible();
    await expectAccessibleAt(page, [PHONE]);
    await dialog.getByLabel(m.studio_picture_down()).focus();
    await page.keyboard.press("End");
    await dialog.getByRole("button", { name: m.studio_picture_done() }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(m.studio_saved())).toBeVisible();
    const shown = group.getByRole("img", { name: m.studio_picture_of({ label: m.studio_field_image() }) });
    await expect(shown).toHaveAttribute("src", /^\/uploads\/.+-0-525-900-675\.jpg$/);
    await expectAccessibleAt(page, [PHONE]);

    const path = (await shown.getAttribute("src")) ?? "";
    expect((await fetch(new URL(path, page.url()))).status).toBe(404);
    await page.getByRole("link", { name: m.studio_review() }).click();
    await page.getByRole("button", { name: m.studio_publish() }).click();
    await expect(page.getByText(m.studio_published())).toBeVisible();

    const guest = await context.newPage();
    await guest.goto(`/${SLUG}?tableNum=4`);
    await guest.getByRole("link", { name: "Salade de chou" }).first().click();
    const picture = guest.getByRole("dialog").locator(`img[src="${path}"]`);
    await expect
      .poll(() => picture.evaluate((img) => (img as unknown as { currentSrc: string }).currentSrc))
      .toMatch(/-\d+\.avif$/);
    const bytes = await (await fetch(new URL(path, page.url()))).arrayBuffer();
    const { data } = await sharp(new Uint8Array(bytes))
      .resize(4, 4, { fit: "fill" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The lower part is blue but for a line of red.
    expect((data.at(-1) ?? 0) > 150 && (data.at(-3) ?? 0) < 60).toBe(true);
  });
});
