import { m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { createDiner } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";
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
