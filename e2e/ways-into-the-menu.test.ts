import { m } from "@comptoir/messages";
import { CARDS, startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** Counts the colours of a screenshot. Runs in the page, which can decode PNG. */
const COLOURS_OF = `async (png) => {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(png)], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return new Set(new Uint32Array(context.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer)).size;
}`;

test.describe("The parameters of a link", () => {
  test("viewOnly makes the menu view-only.", { tag: "@phone" }, async ({ diner, page }) => {
    await diner.open("/braise?tableNum=12&viewOnly=true");
    await expect(page.getByText(m.venue_view_only())).toBeVisible();
    await diner.openDish("Coleslaw");
    await expect(diner.dish.getByRole("button", { name: m.item_add() })).toBeHidden();
  });

  test("Without table and take-out, the diner is asked for a table, and continues from there.", {
    tag: "@phone",
  }, async ({ diner, page }) => {
    await diner.open("/braise");
    const ask = page.getByRole("region", { name: m.menu_no_config_heading() });
    await ask.locator("summary", { hasText: m.way_table() }).click();
    await ask.getByRole("textbox", { name: m.menu_table_label() }).fill("51");
    await ask.getByRole("button", { name: m.menu_table_submit() }).click();
    await expect(page).toHaveURL(/tableNum=51/);
    await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
      m.venue_table({ table: "51" }),
    );
    await diner.addDish("Coleslaw");
  });

  fullLengthTest(
    "menuList limits the page to the menus that it names.",
    { tag: "@desktop" },
    async ({ diner, page }) => {
      await diner.open("/braise?tableNum=12&menuList=drinks,late-night");
      await expect(page.getByRole("link", { name: "House Lemonade" }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: "Striploin, 12 oz" })).toHaveCount(0);
    },
  );

  fullLengthTest(
    "genericTableLocation replaces the table, with its name.",
    { tag: "@desktop" },
    async ({ diner, page, request }) => {
      await page.goto("/braise?genericTableLocation=T99");
      await expect(page, "nobody knows that place").not.toHaveURL(/T99/);
      await expect(page.getByRole("region", { name: m.menu_no_config_heading() })).toBeVisible();
      await diner.open("/braise?genericTableLocation=T2");
      await expect(page.getByText(/Rail/).first()).toBeVisible();
      await diner.addDish("Coleslaw");
      await diner.checkout();
      await diner.giveName();
      await diner.payWithCard(CARDS.approved);
      const id = await diner.confirmedOrder();
      const { order } = await (await request.get(`/api/orders/${id}`)).json();
      expect(order).toMatchObject({ type: "dine-in" });
    },
  );

  fullLengthTest("takeoutType is kept from page to page.", { tag: "@desktop" }, async ({ diner, page }) => {
    await diner.open("/braise?takeout=true&takeoutType=pickup");
    await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
      m.way_pickup(),
    );
    await diner.addDish("Coleslaw");
    await diner.checkout();
    await expect(page).toHaveURL(/takeout=true&takeoutType=pickup/);
    await expect(page.getByText(m.checkout_step_pickup()).first()).toBeVisible();
  });
});

test.describe("Before any script has run", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("The menu and a dish are readable, and the dish links back to the menu.", async ({ page }) => {
    await page.goto("/braise?tableNum=12&menuList=drinks");
    await expect(page.locator("noscript > div").first()).toHaveText(m.venue_needs_script());
    await expect(page.locator("noscript > div").first()).toBeInViewport();
    await expect(page.locator(".dish-add").first()).toBeHidden();
    await page.goto("/braise?tableNum=12");
    await page.getByRole("link", { name: "Poutine", exact: true }).first().click();
    const dish = page.getByRole("dialog", { name: "Poutine" });
    await expect(dish).toContainText("Gravy");
    await expect(dish.locator("noscript > div")).toHaveText(m.venue_needs_script());
    await expect(dish.getByRole("button", { name: startingWith(m.item_add()) }).last()).toBeHidden();
    await dish.getByRole("link", { name: m.site_close() }).click();
    await expect(page).toHaveURL("/braise?tableNum=12");
  });

  test("A diner without a table is asked for it above the dishes, without waiting for a script.", async ({ page }) => {
    await page.goto("/braise");
    await page.locator("summary", { hasText: m.way_table() }).click();
    await page.getByRole("textbox", { name: m.menu_table_label() }).fill("12");
    await page.getByRole("button", { name: m.menu_table_submit() }).click();
    await expect(page).toHaveURL("/braise?tableNum=12");
  });
});

test.describe("A part of the site that does not load", () => {
  test.use({ mayFail: true });

  fullLengthTest(
    "A picture that fails to load leaves its tinted background, without the browser’s broken-image icon.",
    {
      tag: "@phone",
    },
    async ({ page }) => {
      await page.route(/\/pictures\//, (route) => route.abort("connectionreset"));
      await page.goto("/nomad-taco?takeout=true");
      const picture = page.getByRole("main").locator("img").first();
      await expect(picture).toHaveJSProperty("complete", true);
      const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      // `clip` has the full width of the picture, between its rounded corners.
      const clip = { x: Math.ceil(x), y: Math.round(y + height / 2), width: Math.floor(width) - 1, height: 2 };
      const screenshot = await page.screenshot({ clip });
      expect(await page.evaluate(`(${COLOURS_OF})("${screenshot.toString("base64")}")`)).toBe(1);
    },
  );

  test("Its page is requested again: the cart is kept, and ordering continues.", { tag: "@phone" }, async ({
    diner,
    page,
  }) => {
    await diner.openSavedCart({ slug: "little-grill", table: "52", dishes: ["Coleslaw"] });
    const toCheckout = page.getByRole("link", { name: m.cart_to_checkout() });
    const comesAnew = page.waitForEvent("load");
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort("connectionreset"));
    await toCheckout.click();
    await comesAnew;
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name: "Coleslaw" }) })).toContainText("1");
    await toCheckout.click();
    await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();
  });
});
