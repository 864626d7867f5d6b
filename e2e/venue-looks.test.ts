import { groundOf } from "./diner/ground.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

// The looks in a venue's `menu_configuration` appear on its pages: venue#looks.
test.describe("The looks of a venue", { tag: "@phone" }, () => {
  fullLengthTest("A venue with text cards has no picture on its menu.", {}, async ({ page }) => {
    await page.goto("/braise?tableNum=12");
    await expect(page.getByRole("link", { name: "Poutine", exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
  });

  test("A venue that is always dark is dark on a light device, and an always light one light on a dark device.", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/nomad-taco?takeout=true");
    expect(await groundOf(page)).toBeLessThan(40);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/cafe-perce-neige?takeout=true");
    expect(await groundOf(page)).toBeGreaterThan(230);
    await page.goto("/braise?tableNum=12");
    expect(await groundOf(page)).toBeLessThan(40);
  });

  test("A venue’s font is loaded on its pages only.", async ({ page }) => {
    const faces: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") faces.push(new URL(request.url()).pathname);
    });
    await page.goto("/nomad-taco?takeout=true", { waitUntil: "networkidle" });
    expect(faces.some((face) => face.includes("bricolage-grotesque"))).toBe(true);
    expect(faces.some((face) => face.includes("fraunces"))).toBe(false);
    faces.length = 0;
    await page.goto("/braise?tableNum=12", { waitUntil: "networkidle" });
    expect(faces.filter((face) => !/inter|fraunces/.test(face))).toEqual([]);
  });

  fullLengthTest("Its favicon is shown, and its name links to logo_redirect_url.", {}, async ({ page, request }) => {
    await page.goto("/nomad-taco?takeout=true");
    const icon = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
    expect(icon).toBe("/pictures/icon-nomad-taco.svg");
    expect((await request.get(icon)).status()).toBe(200);
    const name = page.getByRole("banner").getByRole("link", { name: "Nomad Taco" });
    await expect(name).toHaveAttribute("href", "https://example.com/nomad-taco");
  });
});
