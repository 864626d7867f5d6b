import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { CARDS } from "../diner/diner.ts";
import { expect, test } from "../diner/test.ts";
import { MARKUP_RULES } from "./markup-rules.ts";

const PAGES = [
  "/braise/landing?eventSuite=7",
  "/braise?tableNum=12",
  "/cafe-perce-neige?takeout=true",
  "/golden-spud?viewOnly=true",
  "/braise/orders/00000000-0000-4000-8000-000000000000",
  "/login",
  "/nowhere/at/all",
];

test.describe("The markup that is served", { tag: "@once" }, () => {
  for (const path of PAGES) {
    test(`${path} is valid HTML.`, async ({ page }) => {
      await expectValidMarkup(page, path);
    });
  }

  test("So is every screen on the way of an order, as it is served to the one who orders.", async ({ diner, page }) => {
    await diner.openTable("little-grill", "81");
    await diner.openDish("Poutine");
    await expectValidMarkup(page);
    await diner.choose("Beef gravy");
    await diner.addToCart();
    await diner.viewCart();
    await expectValidMarkup(page);
    await diner.goToCheckout();
    await expectValidMarkup(page);
    await diner.giveName();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    await expectValidMarkup(page);
  });
});

/** Asks for a page as the browser would, and reads what is served before any script changes it. */
async function expectValidMarkup(page: Page, path = page.url()): Promise<void> {
  const served = await (await page.request.get(path)).text();
  const { results } = await new HtmlValidate(MARKUP_RULES).validateString(served);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(faults, path).toEqual([]);
}
