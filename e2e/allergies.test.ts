import { m } from "@comptoir/messages";
import { chromium, type Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { cardOf, openBoard } from "./diner/board.ts";
import { createDiner } from "./diner/diner.ts";
import { untilKept } from "./diner/kept-menu.ts";
import { newAddress, PASSWORDS, personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { CHROMIUM } from "./server/chromium.ts";
import { ordersAtTable } from "./server/server.ts";

/** Says an allergy to dairy on a menu; `also` does something else in the dialog. */
async function sayDairy(page: Page, also: () => Promise<void> = async () => undefined): Promise<void> {
  await page.getByRole("button", { name: m.allergies_control(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: m.allergies_heading() });
  await dialog.getByRole("checkbox", { name: m.food_dairy() }).check();
  await also();
  await dialog.getByRole("button", { name: m.allergies_save() }).click();
  await expect(page.getByRole("button", { name: m.allergies_said({ foods: m.food_dairy() }) })).toBeVisible();
}

test("An allergy is said once: the menu marks the dishes, asks before one is added, and the kitchen reads it first.", {
  tag: "@phone",
}, async ({ browser, diner, page }) => {
  const said = m.allergies_said({ foods: m.food_dairy() });
  await diner.openTable("braise", "31");
  await page.getByRole("button", { name: m.allergies_control(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: m.allergies_heading() });
  await dialog.getByRole("checkbox", { name: m.food_dairy() }).check();
  await dialog.getByRole("button", { name: m.allergies_save() }).click();
  await expect(page.getByRole("button", { name: said })).toBeFocused();

  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Basque Cheesecake" }) });
  await expect(card.first()).toContainText(m.food_contains({ foods: m.food_dairy() }));
  await card.first().getByRole("button").first().click();
  const question = page.getByRole("dialog", { name: m.allergies_question() });
  await question.getByRole("button", { name: m.school_allergy_add() }).click();
  await expect(card.first()).toContainText(m.menu_card_in_cart({ count: 1 }));
  // The tab keeps it across a reload.
  await page.reload();
  await expect(page.getByRole("button", { name: said })).toBeVisible();

  await diner.checkout();
  await expect(page.getByText(m.allergies_told({ foods: m.food_dairy() }))).toBeVisible();
  await diner.giveName();
  await diner.payWithCard("4242 4242 4242 4242");
  await diner.confirmedOrder();
  await expect(page.getByText(said)).toBeVisible();
  const number = /\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";

  const kitchen = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const board = await kitchen.newPage();
  await openBoard(board, "braise", "Allergy pass");
  await expect(cardOf(board, number)).toContainText(m.board_allergies({ foods: m.food_dairy() }));
  await kitchen.close();
});

fullLengthTest(
  "people#own-allergies: what a person ticks to keep is said on their other device once they sign in, and is deleted by one touch.",
  {
    tag: "@phone",
  },
  async ({ browser, page, server }) => {
    const said = m.allergies_said({ foods: m.food_dairy() });
    const email = newAddress("noor-allergies");
    const person = personAt(page);
    await page.goto("/login?back=%2Fbraise%3FtableNum%3D32");
    await person.register(email, "Noor");
    await page.waitForURL(/\/braise\?tableNum=32/);
    const keep = page.getByRole("dialog").getByRole("checkbox", { name: m.allergies_keep() });
    await sayDairy(page, async () => {
      await expect(keep).not.toBeChecked();
      await expectAccessible(page);
      await keep.check();
    });
    await expect(page.getByText(m.allergies_kept())).toBeAttached();

    const other = await (await browser.newContext({ baseURL: server.address, locale: "en-CA" })).newPage();
    await other.goto("/login?back=%2Fbraise%3FtableNum%3D33");
    await personAt(other).signIn(email, PASSWORDS.first);
    await other.waitForURL(/\/braise\?tableNum=33/);
    await expect(other.getByRole("button", { name: said })).toBeVisible();

    await page.goto("/profile/user-information");
    await expect(page.getByRole("checkbox", { name: m.food_dairy() })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("button", { name: m.profile_allergies_forget() }).click();
    await expect(page.getByText(m.profile_allergies_none())).toBeVisible();
    const third = await (await browser.newContext({ baseURL: server.address, locale: "en-CA" })).newPage();
    await third.goto("/login?back=%2Fbraise%3FtableNum%3D33");
    await Promise.all([third.waitForResponse(/auth\/allergies/), personAt(third).signIn(email, PASSWORDS.first)]);
    await expect(third.getByRole("button", { name: m.allergies_control(), exact: true })).toBeVisible();
  },
);

test.describe("In French, dark, with an allergy said", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA", colorScheme: "dark" });

  test("the menu, the cart and the checkout have no accessibility violation.", async ({ diner, page }) => {
    await diner.openTable("braise", "34");
    await sayDairy(page);
    await expectAccessible(page);
    await diner.addDish("Salade de chou");
    await diner.viewCart();
    await expectAccessible(page);
    await diner.goToCheckout();
    await expect(page.getByText(m.allergies_told({ foods: m.food_dairy() }))).toBeVisible();
    await expectAccessible(page);
  });
});

fullLengthTest(
  "An order that is made without a network has the allergy that was said, once it is placed.",
  {
    tag: "@phone",
  },
  async ({ server }, info) => {
    const [slug, table] = ["grill-of-signal", `said-${info.retry}`];
    const menu = `/${slug}?tableNum=${table}`;
    const context = await chromium.launchPersistentContext(info.outputPath("browser"), {
      ...{ ...CHROMIUM, baseURL: server.address, locale: "en-CA", reducedMotion: "reduce", serviceWorkers: "allow" },
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const diner = createDiner(page);
    await diner.open(menu);
    await sayDairy(page);
    // The guest's session begins with the first dish: an order is theirs, and only its guest reads what was said.
    await Promise.all([page.waitForResponse(/set-costs/), diner.addDish("Coleslaw")]);
    await untilKept(page, menu);
    await context.setOffline(true);
    await diner.checkout();
    await expect(page.getByText(m.allergies_told({ foods: m.food_dairy() }))).toBeVisible();
    await diner.giveName();
    await diner.placeButton.click();
    await expect(page.getByText(m.queue_waiting())).toBeVisible();
    await context.setOffline(false);
    await diner.confirmedOrder();
    await expect(page.getByText(m.allergies_said({ foods: m.food_dairy() })).first()).toBeVisible();
    expect(await ordersAtTable(slug, table)).toHaveLength(1);
    await context.close();
  },
);
