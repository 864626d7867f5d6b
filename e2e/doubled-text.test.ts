import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { expect, type Page } from "@playwright/test";
import { CARDS } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { placePickup } from "./diner/placed-order.ts";
import { test } from "./diner/test.ts";

/** The words that are cut off, or reach beyond the edge of the screen without being in something that scrolls. */
const CUT_WORDS = `[...document.querySelectorAll("h1, h2, h3, p, label, legend, fieldset, input, button, [role=button], a, dt, dd, summary")].filter((element) => {
  if (!element.checkVisibility() || element.closest(".visually-hidden, [aria-hidden=true]")) return false;
  const { overflowX, display } = getComputedStyle(element);
  const { right, width } = element.getBoundingClientRect();
  if (width <= 1) return false;
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
  const isCut = overflowX !== "visible" && display !== "inline" && element.scrollWidth > element.clientWidth + 1;
  return isCut || (scroller === null && right > screen.width + 1);
}).map((element) => \`\${element.localName} \${element.textContent}\`)`;

/** The short words of bills and steps that are broken between their letters, though a line of their own would hold them. */
const BROKEN_WORDS = `[...document.querySelectorAll("dt, li p span, summary h2, #review, label:has([name=handover]) span, a[href='#review'] span")].flatMap((element) => {
  const text = element.firstChild;
  if (!element.checkVisibility() || text?.nodeType !== Node.TEXT_NODE) return [];
  return [...text.data.matchAll(/[^\\s-]{2,9}/g)].filter(({ index, 0: word }) => {
    const range = new Range();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})`;

async function expectNothingCut(page: Page, { areWordsWhole = true } = {}): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  // A phone that makes room for what is too wide has a wider page, not a wider screen.
  const tooWide = await page.evaluate("document.documentElement.scrollWidth - screen.width");
  expect.soft(await page.evaluate(CUT_WORDS), "words that are cut").toEqual([]);
  if (areWordsWhole) expect.soft(await page.evaluate(BROKEN_WORDS), "words that are broken").toEqual([]);
  expect.soft(tooWide, "scrolls sideways").toBeLessThanOrEqual(0);
}

test.describe("With text of double size on the smallest phone", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, language: "fr-CA" });

  test("nothing scrolls sideways and no words are cut, from the menu to the confirmation.", async ({ diner, page }) => {
    // A phone that has not loaded our typefaces shows wider ones of its own.
    await page.route(/\.woff2$/, (route) => route.abort());
    await diner.open("/braise?tableNum=62&menuList=drinks");
    await expectNothingCut(page);
    await diner.openDish("Latte");
    await expectNothingCut(page);
    await diner.choose("Grand");
    await diner.choose("Avoine");
    await diner.addToCart();
    await diner.viewCart();
    await expectNothingCut(page);
    await diner.goToCheckout();
    await diner.payButton.click();
    await expect(page.getByRole("alert").filter({ hasText: m.form_required() })).toBeVisible();
    await expectNothingCut(page);
    await diner.giveName();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    await expectNothingCut(page);
  });

  test("neither do the days of a month that a delivery is chosen from.", async ({ diner, page }) => {
    await diner.openTakeOut("petitcodiac-campus");
    await diner.addDish("Café", ["Petit"]);
    await diner.checkout();
    const step = await diner.chooseOwnTime();
    await expect(step.getByRole("grid")).toBeVisible();
    // Until the venue's typeface has come, a wider one stands in, which breaks a word.
    await expectNothingCut(page, { areWordsWhole: false });
  });

  test("the confirmation holds the day and the time of what is ordered for another day.", async ({
    diner,
    page,
    request,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const id = await placePickup(request, { slug: "braise", dish: "Basque Cheesecake" });
    await diner.open(`/braise/orders/${id}`);
    await expectNothingCut(page, { areWordsWhole: false });
    // Whatever the day is: these are the longest that there are.
    const when = page.locator("p", { hasText: m.order_ready_at_label() }).locator("span").last();
    for (const language of ["fr-CA", "en-CA"] as const) {
      const [day, time] = [formatDate("2026-09-23", language), formatTimeOfDay(22 * 60 + 45, language)];
      const words = m.order_on_day_at({ day, time }, { locale: language });
      await page.evaluate(`document.querySelector("p > .figures").textContent = ${JSON.stringify(words)}`);
      await expect(when).toHaveText(words);
      await expectNothingCut(page, { areWordsWhole: false });
    }
  });

  test("the sign-ins and the landing hold their words, and a long address has a line of its own.", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ["/braise/landing?eventSuite=7", "/staff?ended", "/login?reason=expired"]) {
      await page.goto(path);
      await expectNothingCut(page);
    }
    await page.getByRole("textbox", { name: m.login_email() }).fill("marie-claire.beauchamp-lavallee@example.ca");
    await page.getByRole("button", { name: m.login_continue() }).click();
    await expect(page.getByRole("heading", { level: 1, name: m.login_register_heading() })).toBeVisible();
    await expectNothingCut(page);
    const address = page.getByText("marie-claire.beauchamp-lavallee@example.ca");
    expect((await address.boundingBox())?.width).toBeGreaterThan(200);
  });

  test("the profile holds its words on every one of its pages.", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const person = personAt(page);
    await page.goto("/login");
    await person.register(newAddress("marie-claire.beauchamp-lavallee"), "Marie-Claire");
    await person.sees(m.profile_heading_named({ name: "Marie-Claire" }));
    for (const path of ["", "/user-information", "/user-payment-methods", "/sign-in", "/receipts", "/events"]) {
      await page.goto(`/profile${path}`);
      await expectNothingCut(page);
    }
  });
});
