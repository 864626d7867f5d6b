import { formatDate, formatTimeOfDay, m } from "@comptoir/messages";
import { isFullLength } from "@comptoir/test-kit";
import { expect, type Page } from "@playwright/test";
import { addChild } from "./diner/children.ts";
import { CARDS } from "./diner/diner.ts";
import { newAddress, PASSWORDS, personAt } from "./diner/person.ts";
import { placePickup } from "./diner/placed-order.ts";
import { goToNextWeek, schoolDays } from "./diner/school.ts";
import { fullLengthTest, test } from "./diner/test.ts";
import { atWidth, doubleText } from "./diner/width.ts";
import { comptoir } from "./server/server.ts";

/** Texts that are clipped, or that overflow the screen outside a scrolling element. */
const CUT_WORDS = `[...document.querySelectorAll("h1, h2, h3, p, label, legend, fieldset, input, button, [role=button], a, dt, dd, summary")].filter((element) => {
  if (!element.checkVisibility() || element.closest(".visually-hidden, [aria-hidden=true]")) return false;
  const { overflowX, display } = getComputedStyle(element);
  const { right, width } = element.getBoundingClientRect();
  // What is longer than its field is scrolled by who types it.
  if (width <= 1 || element.value) return false;
  let scroller = element.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
  const isCut = overflowX !== "visible" && display !== "inline" && element.scrollWidth > element.clientWidth + 1;
  return isCut || (scroller === null && right > screen.width + 1);
}).map((element) => \`\${element.localName} \${element.textContent}\`)`;

/**
 * Words that are broken without a hyphen, although they would fit on a line of their own. Ignores e-mail addresses. A
 * word with soft hyphens (U+00AD) is checked part by part.
 */
const BROKEN_WORDS = `(() => {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest(".visually-hidden, [aria-hidden=true], script, style, noscript, option")) continue;
    if (text.data.includes("@")) continue;
    for (const { index, 0: word } of text.data.matchAll(/[\\p{L}\\p{M}]{2,}/gu)) {
      const range = new Range();
      // The hyphen on the line before is measured as the first letter's.
      range.setStart(text, index + (text.data[index - 1] === "\\u00ad" ? 1 : 0));
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(\`\${element.localName} \${word}\`);
    }
  }
  return broken;
})()`;

/** The pages of the profile. */
const PROFILE_PAGES = [
  "",
  "/user-information",
  "/receipts",
  "/user-payment-methods",
  "/sign-in",
  "/children",
  "/events",
  "/confirm-email",
];

/** The widths of the narrowest phones. */
const WIDTHS = [320, 360];

async function expectNothingCut(page: Page, { areWordsWhole = true } = {}): Promise<void> {
  await doubleText(page);
  // On a phone, overflowing content widens the page, not the screen. Parts that follow the page's width do so a moment later.
  const tooWide = () => page.evaluate<number>("document.documentElement.scrollWidth - screen.width");
  await expect.poll(tooWide, "scrolls sideways").toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(CUT_WORDS), "words that are cut").toEqual([]);
  if (areWordsWhole) expect.soft(await page.evaluate(BROKEN_WORDS), "words that are broken").toEqual([]);
}

/** Checks a page on the narrowest phones. */
async function expectNothingCutOnPhones(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await atWidth(page, width);
    await expectNothingCut(page);
  }
}

test.describe("With text at 200 % on the smallest phone", { tag: "@desktop" }, () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, language: "fr-CA" });

  test("nothing scrolls sideways and no text is clipped, from the menu to the confirmation.", async ({
    diner,
    page,
  }) => {
    // The system's fallback fonts are wider than the site's.
    await page.route(/\.woff2$/, (route) => route.abort());
    await diner.open("/braise?tableNum=62&menuList=drinks");
    await expectNothingCut(page);
    // An announcement keeps enough width for its text; its pager wraps below.
    const announced = page.getByRole("region", { name: m.venue_announcements() }).locator("summary").first();
    expect((await announced.boundingBox())?.width).toBeGreaterThan(150);
    // The title of a closed announcement is fully visible.
    const parts = announced.locator(".announced, .announced > b");
    await expect(parts).toHaveCount(2);
    const [line, title] = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    expect(title.bottom).toBeLessThanOrEqual(line.bottom + 1);
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

  fullLengthTest(
    "neither does it with an allergy said: the menu, its dialog, the cart and the checkout.",
    {},
    async ({ diner, page }) => {
      await diner.openTable("braise", "63");
      await page.getByRole("button", { name: m.allergies_control(), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: m.allergies_heading() });
      for (const food of [m.food_dairy(), m.food_peanuts(), m.food_crustaceans()]) {
        await dialog.getByRole("checkbox", { name: food }).check();
      }
      await expectNothingCut(page, { areWordsWhole: false });
      await dialog.getByRole("button", { name: m.allergies_save() }).click();
      await expectNothingCut(page, { areWordsWhole: false });
      await diner.addDish("Salade de chou");
      await diner.viewCart();
      await expectNothingCut(page);
      await diner.goToCheckout();
      await expectNothingCut(page);
    },
  );

  fullLengthTest(
    "neither does it at a table that orders together: its page, the choice of a share, its payment and the receipt.",
    {},
    async ({ diner, page }) => {
      await diner.openTable("braise", "64");
      await diner.addDish("Salade de chou");
      await diner.viewCart();
      await page.getByRole("link", { name: m.table_offer() }).click();
      await page.getByLabel(m.table_name()).fill("Ana");
      await expectNothingCut(page);
      await page.getByRole("button", { name: m.table_join() }).click();
      await expect(page.getByRole("heading", { name: m.table_people() })).toBeVisible();
      await expectNothingCut(page);
      await page.getByRole("button", { name: m.table_send_mine() }).click();
      await expect(page.getByRole("heading", { name: m.table_bill() })).toBeVisible({ timeout: 40_000 });
      await expectNothingCut(page);
      await page.getByRole("link", { name: m.table_pay(), exact: true }).click();
      await expect(page.getByRole("button", { name: m.table_pay_mine() })).toBeVisible();
      await expectNothingCut(page);
      await page.getByRole("button", { name: m.table_pay_mine() }).click();
      await expect(page.getByRole("heading", { name: m.table_pay_yours() })).toBeVisible();
      await expectNothingCut(page);
      await diner.tip("18");
      await diner.enterCard(CARDS.approved);
      await page.getByRole("button", { name: /^Payer \d/ }).click();
      await page.getByRole("link", { name: m.table_receipt(), exact: true }).first().click();
      await expect(page.getByRole("heading", { name: m.table_receipt_share() })).toBeVisible();
      await expectNothingCut(page);
    },
  );

  fullLengthTest(
    "neither does it on a phone of 320 px, from the lists of restaurants to the checkout.",
    {},
    async ({ diner, page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ["/cantine", "/comptoir-demo/coming-soon", "/"]) {
        await page.goto(path);
        await expectNothingCut(page, { areWordsWhole: false });
      }
      // The system's fallback fonts break other words than the site's.
      await diner.openTakeOut("braise");
      await diner.addDish("Trempette aux épinards et artichauts");
      await diner.checkout();
      await expectNothingCut(page);
    },
  );

  fullLengthTest(
    "the sign-in and the landing keep words whole, and a long address has its own line.",
    {},
    async ({ page }) => {
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
    },
  );

  test("the staff's pages clip no text, with a new code and a member's forms open.", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const person = personAt(page);
    const named = `Marie-Claire Beauchamp-Lavallée ${test.info().retry}`;
    await page.goto("/staff");
    await person.fill(m.staff_code(), (await comptoir("staff", "invite", "cafe-perce-neige", named)).trim());
    await person.press(m.person_sign_in());
    await expect(page.getByText(m.staff_signed_in({ name: named }))).toBeVisible();
    await expectNothingCut(page);
    await page.goto("/staff/people");
    await page.locator("#add-name").fill(`Olivier ${test.info().retry}`);
    await page.locator("#add-pin").fill("2580");
    await page.getByRole("button", { name: m.staff_add_submit() }).click();
    await expect(page.getByRole("img")).toBeVisible();
    await page.locator("summary", { hasText: named }).click();
    await expectNothingCut(page, { areWordsWhole: false });
    for (const path of [
      "/staff/acts",
      "/staff/day",
      "/staff/tabs",
      "/staff/code",
      "/staff/menu/announcements",
      "/staff/who",
    ]) {
      await page.goto(path);
      await expectNothingCut(page);
    }
    await page.getByRole("link", { name: `Olivier ${test.info().retry}` }).click();
    await expect(page.getByRole("button", { name: m.staff_pin_delete() })).toBeVisible();
    await expectNothingCut(page);
  });
});

// Other screens of the kinds above.
test.describe("With text at 200 % on the smallest phone, at full length", { tag: "@desktop" }, () => {
  test.skip(!isFullLength, "in npm run promises");
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, language: "fr-CA" });

  test("an operator can search the list of suites, and the banner of the acting operator leaves room for the menu.", async ({
    diner,
    page,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await diner.open("/harbour-stadium/events/next-month");
    await personAt(page).signIn("olivia@stadium.example", "Poutine @ noon, 12 times");
    await expect(page.getByRole("searchbox", { name: m.operator_search() })).toBeVisible();
    await expectNothingCut(page);
    await page
      .getByRole("button", { name: m.suite_act_as_named({ owner: "Simone Bouchard", suite: "Suite 209" }) })
      .click();
    const banner = page.getByRole("complementary", { name: m.suite_acting() });
    await expect(banner).toContainText("Simone Bouchard");
    // Reload and wait for hydration before checking: React resets the document's style attributes during hydration,
    // and off-screen dishes would keep their old size.
    await diner.open(page.url());
    // The fallback font is wider and breaks some words.
    await expectNothingCut(page, { areWordsWhole: false });
    await page.evaluate("scrollTo(0, 900)");
    const words = banner.getByText(m.suite_acting_for({ owner: "Simone Bouchard" }));
    await expect(words).toBeInViewport();
    const below = "Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--above'))";
    await expect.poll(() => page.evaluate(below)).toBeLessThan(200);
    await expect(banner.getByRole("link", { name: m.suite_settings() })).not.toBeInViewport();
    await diner.open("/harbour-stadium/suite-settings?eventSuite=next-month-209");
    await expectNothingCut(page, { areWordsWhole: false });
    await banner.getByRole("button", { name: m.suite_acting_end() }).click();
  });

  test("a school's week clips no text, from the allergy warning to the common payment.", async ({ diner, page }) => {
    test.slow();
    await page.route(/\.woff2$/, (route) => route.abort());
    // In the fallback font, some words of the school are wider than a line.
    const look = () => expectNothingCut(page, { areWordsWhole: false });
    await page.goto("/login?back=/school-of-two");
    await personAt(page).register(newAddress("semaine-double"), "Ada");
    await page.getByRole("link", { name: m.school_children_add() }).click();
    await addChild(page, { name: "Zoé", class: "2B", allergy: m.food_fish() });
    await addChild(page, { name: "Abel", class: "5A" });
    await diner.open("/school-of-two");
    await goToNextWeek(page);
    const monday = schoolDays(page).first();
    const dish = (name: string) => monday.getByRole("button", { name: m.menu_quick_add({ name }) });
    await dish("Roulé César au poulet").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look();
    await page.getByRole("button", { name: m.school_allergy_leave() }).click();
    await dish("Spaghetti marinara").click();
    await page.getByRole("button", { name: m.school_same_for({ name: "Abel" }) }).click();
    await expect(page.getByText(m.school_same_done({ name: "Abel", count: 1 })).first()).toBeAttached();
    await look();
    await diner.viewCart();
    await look();
    await diner.goToCheckout();
    await look();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    await look();
    await page.goto("/profile/receipts");
    await look();
  });

  test("each page of the profile keeps words whole, with an order, a child and a fault.", async ({ page }) => {
    // Slow: checks ten pages in two widths.
    test.slow();
    await page.route(/\.woff2$/, (route) => route.abort());
    // Registering adds the guest orders of this browser to the receipts.
    await placePickup(page.request, { slug: "braise", dish: "Garlic Bread" });
    const person = personAt(page);
    await page.goto("/login");
    await person.register(newAddress("marie-claire.beauchamp-lavallee"), "Marie-Claire");
    await person.sees(m.profile_heading_named({ name: "Marie-Claire" }));
    await page.goto("/profile/children");
    await person.fill(m.profile_child_name(), "Anne-Sophie");
    await person.fill(m.profile_child_class(), "Maternelle");
    await page.getByRole("checkbox", { name: m.profile_child_consent() }).check();
    await person.press(m.profile_child_new());
    await expect(page.getByRole("heading", { name: "Anne-Sophie" })).toBeVisible();
    for (const path of PROFILE_PAGES) {
      await page.goto(`/profile${path}`);
      // Collapsed sections are checked open.
      await page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })");
      await expectNothingCutOnPhones(page);
    }
    await page.goto("/profile/user-information");
    await person.press(m.profile_change_password());
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectNothingCutOnPhones(page);
  });

  test("dishes keep the words of their names whole beside or below their pictures.", async ({ diner, page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of ["/cafe-perce-neige?takeout=true", "/nomad-taco?takeout=true", "/golden-spud?takeout=true"]) {
      await diner.open(path);
      const card = page
        .locator(".dish-row, .dish-line")
        .filter({ has: page.locator(".dish-picture") })
        .first();
      const [words, side] = [card.locator(".dish-words"), card.locator(".dish-side")];
      const tops = async () => [(await words.boundingBox())?.y, (await side.boundingBox())?.y];
      // At the normal text size, the row stays on one line.
      const [top, besideTop] = await tops();
      expect(besideTop).toBe(top);
      await expectNothingCut(page);
      await expect(async () => {
        const [above = 0, below = 0] = await tops();
        expect(below).toBeGreaterThan(above);
      }).toPass();
    }
  });

  test("neither do the days of a month that a delivery is chosen from.", async ({ diner, page }) => {
    await diner.openTakeOut("braise");
    await diner.addDish("Gâteau au fromage basque");
    await diner.checkout();
    const step = await diner.chooseOwnTime();
    await step.getByRole("button", { name: m.checkout_other_day() }).click();
    await expect(step.getByRole("grid")).toBeVisible();
    // The fallback font is wider and breaks a word.
    await expectNothingCut(page, { areWordsWhole: false });
  });

  test("the confirmation shows the whole day and time of an order for another day.", async ({
    diner,
    page,
    request,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const id = await placePickup(request, { slug: "braise", dish: "Basque Cheesecake" });
    await diner.open(`/braise/orders/${id}`);
    await expectNothingCut(page, { areWordsWhole: false });
    // Shows the longest possible date and time, so that the test does not depend on the day.
    const when = page.locator("p", { hasText: m.order_ready_at_label() }).locator("span").last();
    for (const language of ["fr-CA", "en-CA"] as const) {
      const [day, time] = [formatDate("2026-09-23", language), formatTimeOfDay(22 * 60 + 45, language)];
      const words = m.order_on_day_at({ day, time }, { locale: language });
      await page.evaluate(`document.querySelector("p > .figures").textContent = ${JSON.stringify(words)}`);
      await expect(when).toHaveText(words);
      await expectNothingCut(page, { areWordsWhole: false });
    }
  });

  test("a long word on its own line has no hyphen.", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const person = personAt(page);
    await page.goto("/login");
    await person.register(newAddress("marie-claire"), "Marie-Claire");
    await person.sees(m.profile_heading_named({ name: "Marie-Claire" }));
    const linesOfRow = `(() => {
      const [label] = document.querySelectorAll("nav a[href='/profile/user-information'] .font-medium");
      const range = new Range();
      range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    })()`;
    const hyphens = "getComputedStyle(document.querySelector('main h1')).hyphens";
    // Poll, since client-side navigation shows the page before its styles are applied.
    const lines = () => page.evaluate(`[${hyphens}, ${linesOfRow}]`);
    await expect.poll(lines).toEqual(["none", 1]);
    await doubleText(page);
    await expect.poll(lines).toEqual(["auto", 2]);
  });

  test("the steps of the sign-in keep words whole, with a fault in each.", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    const person = personAt(page);
    await page.goto("/login");
    await person.press(m.login_continue());
    await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    await expectNothingCutOnPhones(page);
    await person.giveEmail(newAddress("marie-claire"));
    await person.sees(m.login_register_heading());
    await person.press(m.login_register());
    await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    await expectNothingCutOnPhones(page);
    await page.goto("/login");
    await person.giveEmail("noor@example.ca");
    await person.fill(m.login_password(), PASSWORDS.next);
    await person.press(m.person_sign_in());
    await expect(page.getByRole("alert").filter({ hasText: m.refusal_login_failed() })).toBeVisible();
    await expectNothingCutOnPhones(page);
    await person.press(m.login_forgot());
    await person.sees(m.login_forgot_heading());
    await expectNothingCutOnPhones(page);
    await page.goto("/login?reset=none");
    await person.press(m.login_reset());
    await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    await expectNothingCutOnPhones(page);
  });
});
