import { followDocumentLocale, type Locale, m } from "@comptoir/messages";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { collectErrors } from "./diner/collect-errors.ts";
import { createDiner } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

const FR = { locale: "fr-CA" } as const;

test(
  "table#send: three people at a table join, send their dishes together in one order, and pay their shares of one bill.",
  {
    tag: "@phone",
  },
  async ({ diner, page: ana, browser, server }, { retry }) => {
    const table = String(17 + retry);
    const another = async (locale: string, javaScriptEnabled = true) => {
      const context = await browser.newContext({
        ...{ baseURL: server.address, viewport: { width: 390, height: 844 }, javaScriptEnabled },
      });
      await context.addCookies([{ name: "locale", value: locale, url: server.address }]);
      return context.newPage();
    };
    await diner.openTable("braise", table);
    await diner.addDish("Garlic Bread");
    await diner.viewCart();
    await ana.getByRole("link", { name: m.table_offer() }).click();
    await ana.getByLabel(m.table_name()).fill("Ana");
    await ana.getByRole("button", { name: m.table_join() }).click();
    await expect(ana.getByRole("heading", { name: m.table_people() })).toBeVisible();
    const word =
      (await ana.getByText(m.table_word_is({ word: "" }).trim()).textContent())?.match(/[A-Z]{4}/)?.[0] ?? "";

    // A guest in French waits for the host's tap, and sees the table at once.
    const olu = await another("fr-CA");
    await olu.goto(`/braise/table?tableNum=${table}`);
    await olu.getByLabel(m.table_name({}, FR)).fill("Olu");
    await olu.getByRole("button", { name: m.table_join({}, FR) }).click();
    await expect(olu.getByText(m.table_asking({ host: "Ana" }, FR))).toBeVisible();
    await ana.getByRole("button", { name: m.table_let_in({ name: "Olu" }) }).click();
    await expect(olu.getByRole("heading", { name: m.table_people({}, FR) })).toBeVisible();

    // A guest without script has the word.
    const bo = await another("en-CA", false);
    await bo.goto(`/braise/table?tableNum=${table}`);
    await bo.getByLabel(m.table_name()).fill("Bo");
    await bo.getByLabel(m.table_word()).fill(word.toLowerCase());
    await bo.getByRole("button", { name: m.table_join() }).click();
    await expect(bo.getByText(m.table_person_you({ name: "Bo" })).first()).toBeVisible();
    await expect(ana.getByRole("listitem").filter({ hasText: "Bo" })).toBeVisible();

    const atOlu = createDiner(olu);
    await atOlu.open(`/braise?tableNum=${table}&locale=en-CA`);
    await atOlu.addDish("Coleslaw");
    await expect(ana.getByText("× Coleslaw")).toBeVisible();
    await olu.goto(`/braise/table?tableNum=${table}&locale=fr-CA`);
    await expect(ana.getByText(m.table_still_choosing({ names: "Olu" }))).toBeVisible();
    await olu.getByRole("button", { name: m.table_done({}, FR) }).click();
    await expect(ana.getByText(m.table_still_choosing({ names: "Olu" }))).toBeHidden();

    // Undone once by the other, then sent.
    await ana.getByRole("button", { name: m.table_send_all() }).click();
    await olu.getByRole("button", { name: m.table_undo({}, FR) }).click();
    await expect(ana.getByRole("button", { name: m.table_send_all() })).toBeVisible();
    await ana.getByRole("button", { name: m.table_send_all() }).click();
    await expect(olu.getByRole("button", { name: m.table_undo({}, FR) })).toBeVisible();
    await expect(ana.getByRole("heading", { name: m.table_bill() })).toBeVisible({ timeout: 40_000 });
    await expect(olu.getByRole("heading", { name: m.table_bill({}, FR) })).toBeVisible();
    await expect(ana.getByText(m.table_open_empty())).toBeVisible();
    await bo.reload();
    await expect(bo.getByRole("heading", { name: m.table_bill() })).toBeVisible();
    const due = await bo.getByText(m.table_bill_total()).locator("..").textContent();
    await expect(ana.getByText(m.table_bill_total()).locator("..")).toHaveText(due ?? "");
    await expectAccessible(ana);
    await expectAccessible(olu);

    // Each pays on their own phone; the other sees who is paying, and the card that is declined leaves the share open.
    await ana.getByRole("link", { name: m.table_pay(), exact: true }).click();
    await ana.getByRole("button", { name: m.table_pay_mine() }).click();
    await expect(ana.getByRole("heading", { name: m.table_pay_yours() })).toBeVisible();
    await expect(olu.getByText(m.table_paying_now({ name: "Ana" }, FR))).toBeVisible();
    await expectAccessible(ana);
    await diner.tip("18");
    const pay = ana.getByRole("button", { name: m.table_pay_now({ amount: "$" }) });
    await diner.enterCard("4000000000000002");
    await pay.click();
    await expect(ana.getByRole("alert")).toBeVisible();
    await diner.enterCard("4242424242424242");
    await pay.click();
    await expect(ana.getByRole("heading", { name: m.table_yours_paid() })).toBeVisible();
    await expect(olu.getByText(m.table_paid_by({ name: "Ana" }, FR))).toBeVisible();

    await olu.getByRole("link", { name: m.table_pay({}, FR), exact: true }).click();
    await expectAccessible(olu);
    // A share that was given up is chosen anew.
    await olu.getByRole("button", { name: m.table_pay_mine({}, FR) }).click();
    await olu.getByRole("button", { name: m.table_pay_other({}, FR) }).click();
    await olu.getByRole("button", { name: m.table_pay_rest({}, FR) }).click();
    const giftCard = (await comptoir("gift-cards", "issue", "braise", "3.00")).trim();
    await olu
      .locator("summary")
      .filter({ hasText: m.cart_code_gift_card({}, FR) })
      .click();
    await olu.getByLabel(m.cart_code_gift_card({}, FR)).fill(giftCard);
    await olu.getByRole("button", { name: m.cart_code_apply({}, FR) }).click();
    await expect(olu.getByText(/sur ses/)).toBeVisible();
    await olu.getByLabel(m.checkout_card_number({}, FR)).fill("5555555555554444");
    await olu.getByLabel(m.checkout_card_expiry({}, FR)).fill("12/34");
    await olu.getByLabel(m.checkout_card_cvd({}, FR)).fill("123");
    await olu.getByLabel(m.checkout_card_postal_code({}, FR)).fill("H2X 1Y4");
    await olu
      .locator("form")
      .getByRole("button", { name: /^Payer .*\d/ })
      .click();
    await expect(olu.getByRole("heading", { name: m.table_yours_paid({}, FR) })).toBeVisible();
    await expect(ana.getByText(m.table_pay_nothing())).toBeVisible();

    // Olu's gift card paid first. The receipt says so, and is sent by mail; the host has the table's.
    await olu.getByRole("link", { name: m.table_receipt({}, FR), exact: true }).click();
    await expect(olu.getByRole("heading", { name: m.table_receipt_share({}, FR) })).toBeVisible();
    await expect(olu.getByText(/par carte-cadeau/)).toBeVisible();
    await expectAccessible(olu);
    await olu.getByLabel(m.checkout_email({}, FR)).fill("olu@example.ca");
    await olu.getByRole("button", { name: m.table_receipt_mail_send({}, FR) }).click();
    await expect(olu.getByText(m.table_receipt_mail_sent({ email: "olu@example.ca" }, FR))).toBeVisible();
    await ana.getByRole("link", { name: m.table_receipt_of_table() }).click();
    await expect(ana.getByRole("heading", { name: m.table_receipt_table() })).toBeVisible();
    await expect(ana.getByText(m.table_paid_by({ name: "Olu" }))).toBeVisible();
    await ana.getByRole("link", { name: m.table_pay_back() }).click();
    await bo.reload();
    await expect(bo.getByText(m.table_pay_nothing())).toBeVisible();
  },
);

test(
  "table#send: Enter in a field at a table sends nothing, with and without script; the focus follows what was sent and undone.",
  { tag: "@phone" },
  async ({ diner, page, browser, server }, { retry }) => {
    const table = String(37 + retry);
    const undone = page.getByRole("heading", { name: m.table_open(), exact: true });
    const rounds = page.getByRole("region", { name: m.table_rounds(), exact: true }).getByRole("heading", { level: 3 });
    await diner.openTable("braise", table);
    await diner.addDish("Garlic Bread");
    await page.goto(`/braise/table?tableNum=${table}`);
    await page.getByLabel(m.table_name()).fill("Ana");
    await page.getByRole("button", { name: m.table_join() }).click();
    await expect(page.getByRole("button", { name: m.table_send_mine() })).toBeVisible();

    const context = await browser.newContext({ baseURL: server.address, javaScriptEnabled: false });
    await context.addCookies(await page.context().cookies());
    const plain = await context.newPage();
    await plain.goto(`/braise/table?tableNum=${table}`);
    for (const phone of [page, plain]) {
      const sent: (string | null)[] = [];
      phone.on("request", (request) => request.method() === "POST" && sent.push(request.postData()));
      await phone.locator("summary").filter({ hasText: m.table_code() }).click();
      await phone.getByLabel(m.cart_code_discount()).fill("WELCOME10");
      await phone.keyboard.press("Enter");
      await expect(phone.getByLabel(m.cart_code_discount())).toHaveValue("WELCOME10");
      await phone.getByRole("radio").first().press("Enter");
      await phone.getByRole("button", { name: m.table_done() }).click();
      await expect(phone.getByRole("button", { name: m.table_not_done() })).toBeVisible();
      await expect(phone.getByRole("button", { name: m.table_send_mine() })).toBeVisible();
      await phone.getByRole("button", { name: m.table_not_done() }).click();
      await expect(phone.getByRole("button", { name: m.table_done() })).toBeVisible();
      expect(sent.filter((body) => body?.includes("people="))).toEqual([]);
    }

    // Mine, sent by keyboard while others choose: the round has the focus.
    const word =
      (await page.getByText(m.table_word_is({ word: "" }).trim()).textContent())?.match(/[A-Z]{4}/)?.[0] ?? "";
    const olu = await openPhone(browser, server.address, { name: "Olu", language: "en-CA" });
    await olu.join(table, word);
    await olu.choose(table, ["Coleslaw"]);
    await expect(page.getByRole("button", { name: m.table_send_all() })).toBeVisible();
    await page.getByRole("button", { name: m.table_send_mine() }).press("Enter");
    await expect(rounds).toHaveCount(1);
    await expect(rounds.first()).toBeFocused();
    await expect(rounds.first()).toBeInViewport();

    // The table's: what waits has the focus, then, once undone, the dishes that are not sent.
    await page.getByRole("button", { name: m.table_send_all() }).press("Enter");
    await expect(page.locator("#table-sending")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: m.table_undo() })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(undone).toBeFocused();
    await expect(undone).toBeInViewport();

    // Sent after the time to undo.
    await page.getByRole("button", { name: m.table_send_all() }).press("Enter");
    await expect(rounds).toHaveCount(2, { timeout: 40_000 });
    await expect(rounds.first()).toBeFocused();
    await expect(rounds.first()).toBeInViewport();
    await expectAccessible(page);
  },
);

/** A guest with a phone of their own. The test's messages are in their language while they act. */
async function openPhone(browser: Browser, address: string, { name, language }: { name: string; language: Locale }) {
  const context = await browser.newContext({
    ...{ baseURL: address, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
  });
  await context.addCookies([{ name: "locale", value: language, url: address }]);
  const errors = collectErrors(context);
  const page = await context.newPage();
  const diner = createDiner(page);
  const button = (words: string) => page.getByRole("button", { name: words });

  async function act<Answer>(what: () => Promise<Answer>): Promise<Answer> {
    followDocumentLocale({ documentElement: { lang: language } });
    return what();
  }

  return {
    ...{ name, page, errors, act, button },
    /** Sits down at the table, the first one without a word, and answers the word that the phone shows then. */
    join: (table: string, word: string) =>
      act(async () => {
        await page.goto(`/braise/table?tableNum=${table}`);
        await page.getByLabel(m.table_name()).fill(name);
        if (word) await page.getByLabel(m.table_word()).fill(word);
        await button(m.table_join()).click();
        await expect(page.getByRole("heading", { name: m.table_people() })).toBeVisible();
        return (await page.getByText(m.table_word_is({ word: "" }).trim()).textContent())?.match(/[A-Z]{4}/)?.[0] ?? "";
      }),
    /** Adds dishes from the menu, and is done. */
    choose: (table: string, dishes: readonly string[]) =>
      act(async () => {
        await diner.openTable("braise", table);
        for (const dish of dishes) await diner.addDish(dish);
        await page.goto(`/braise/table?tableNum=${table}`);
        await button(m.table_done()).click();
        await expect(button(m.table_not_done())).toBeVisible();
      }),
    /** Chooses a share of the bill, and pays it with a tip, by a gift card or a card. */
    pay: (choose: () => Promise<void>, { tip, giftCard }: { tip: string; giftCard?: string }) =>
      act(async () => {
        await page.getByRole("link", { name: m.table_pay(), exact: true }).click();
        await expect(page.getByRole("heading", { name: m.table_pay_choose() })).toBeVisible();
        await choose();
        await expect(page.getByRole("heading", { name: m.table_pay_yours() })).toBeVisible();
        await diner.tip(tip);
        if (giftCard) await payByGiftCard(page, giftCard);
        else {
          await diner.enterCard("4242424242424242");
          await page.locator("form").getByRole("button", { name: /\d/ }).click();
        }
        await expect(page.getByRole("heading", { name: m.table_yours_paid() })).toBeVisible();
      }),
    /** The rows of the bill that the phone shows: what it says, and its cents. */
    readBill: () =>
      act(async () => {
        await expect(page.getByText(m.table_pay_nothing())).toBeVisible();
        const bill = page.getByRole("region", { name: m.table_bill() });
        const amounts = await bill.getByRole("definition").allTextContents();
        const paid = await bill
          .getByRole("term")
          .filter({ hasText: m.table_paid_by({ name: "" }).trim() })
          .count();
        return { paid, cents: amounts.map(centsOfText) };
      }),
  };
}

async function payByGiftCard(page: Page, code: string): Promise<void> {
  await page.locator("summary").filter({ hasText: m.cart_code_gift_card() }).click();
  await page.getByLabel(m.cart_code_gift_card()).fill(code);
  await page.getByRole("button", { name: m.cart_code_apply() }).click();
  await page.getByRole("button", { name: m.table_pay_by_gift_card() }).click();
}

/** The cents of an amount as either language writes it. */
function centsOfText(amount: string): number {
  const cents = Number(amount.replace(/\D/g, ""));
  return /[-−]/.test(amount) ? -cents : cents;
}

fullLengthTest(
  "table#table-ways: six people of two languages order with a promo code, and pay their one bill in six ways.",
  { tag: "@phone" },
  async ({ browser, server, language }, { retry }) => {
    test.setTimeout(180_000);
    const table = String(27 + retry);
    const open = (name: string, of: Locale) => openPhone(browser, server.address, { name, language: of });
    const [ana, dan, fay] = [await open("Ana", "en-CA"), await open("Dan", "en-CA"), await open("Fay", "en-CA")];
    const [bea, chloe, emile] = [
      await open("Béa", "fr-CA"),
      await open("Chloé", "fr-CA"),
      await open("Émile", "fr-CA"),
    ];
    const all = [ana, bea, chloe, dan, emile, fay];

    const word = await ana.join(table, "");
    for (const guest of all.slice(1)) expect(await guest.join(table, word.toLowerCase())).toBe(word);
    await ana.choose(table, ["Garlic Bread", "Coleslaw"]);
    await bea.choose(table, ["Salade de chou"]);
    await chloe.choose(table, ["Pain à l’ail", "Rondelles d’oignon"]);
    await dan.choose(table, ["Onion Rings"]);
    await emile.choose(table, ["Brocoli grillé"]);
    await fay.choose(table, ["Street Corn", "Garlic Bread"]);

    // Émile sends for all, with the table's code.
    await emile.act(async () => {
      await emile.page.locator("summary").filter({ hasText: m.table_code() }).click();
      await emile.page.getByLabel(m.cart_code_discount()).fill("WELCOME10");
      await emile.button(m.table_send_all()).click();
    });
    for (const guest of all) {
      await guest.act(() =>
        expect(guest.page.getByRole("heading", { name: m.table_bill() })).toBeVisible({ timeout: 40_000 }),
      );
    }

    await ana.pay(() => ana.button(m.table_pay_mine()).click(), { tip: "18" });
    await bea.pay(
      async () => {
        const dish = bea.page.getByRole("listitem").filter({ hasText: "Fay" }).first();
        await dish.getByRole("checkbox").check();
        await dish.getByRole("combobox").selectOption("3");
        await bea.button(m.table_pay_lines_next()).click();
      },
      { tip: "15" },
    );
    await chloe.pay(
      async () => {
        await chloe.page.getByRole("textbox", { name: m.table_pay_amount_label(), exact: true }).fill("2,50");
        await chloe.page
          .locator("form", { has: chloe.page.locator("#table-amount") })
          .getByRole("button")
          .click();
      },
      { tip: "Aucun" },
    );
    await dan.pay(
      async () => {
        await dan.page.getByRole("combobox", { name: m.table_pay_equal_of() }).selectOption("3");
        await dan.page
          .locator("form", { has: dan.page.locator("#table-parts") })
          .getByRole("button")
          .click();
      },
      { tip: "20" },
    );
    const giftCard = (await comptoir("gift-cards", "issue", "braise", "30.00")).trim();
    await emile.pay(() => emile.button(m.table_pay_mine()).click(), { tip: "18", giftCard });
    await fay.pay(() => fay.button(m.table_pay_rest()).click(), { tip: "No tip" });

    // Every phone shows the same rows: what each owes, the sum, what each has paid, nothing left.
    const bills = [];
    for (const guest of all) bills.push(await guest.readBill());
    const [bill] = bills;
    for (const other of bills) expect(other).toEqual(bill);
    const owed = bill?.cents.slice(0, 6) ?? [];
    const [due, ...rest] = bill?.cents.slice(6) ?? [];
    const paid = rest.slice(0, -1);
    expect(bill?.paid).toBe(6);
    expect(sum(owed)).toBe(due);
    expect(sum(paid)).toBe(-(due ?? 0));
    expect(rest.at(-1)).toBe(0);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    followDocumentLocale({ documentElement: { lang: language } });
  },
);

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
