import { type Locale, m } from "@comptoir/messages";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { CARDS, createDiner, type Diner } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { atWidth, doubleText } from "./diner/width.ts";
import { comptoir } from "./server/server.ts";

const HALL = "quayside-hall";
const CHOWDER = { slug: "lighthouse-chowder", taxNumber: "123456789 RT0031" } as const;
const SWEETS = { slug: "saltwater-sweets", taxNumber: "123456789 RT0033" } as const;

/** The kitchens and a dish of each, as the hall's menu names them. */
const NAMES = {
  "en-CA": { chowder: "Lighthouse Chowder", fries: "Hand-cut fries", sweets: "Saltwater Sweets", tart: "Butter tart" },
  "fr-CA": {
    ...{ chowder: "La Chaudrée du phare", fries: "Frites coupées à la main" },
    ...{ sweets: "Les Douceurs du large", tart: "Tartelette au beurre" },
  },
} as const;

async function openContext(browser: Browser, baseURL: string, { language, ...settings }: ContextSettings) {
  const context = await browser.newContext({ baseURL, reducedMotion: "reduce", ...settings });
  await context.addCookies([{ name: "locale", value: language, url: baseURL }]);
  return context.newPage();
}
type ContextSettings = { readonly language: Locale; readonly viewport: { width: number; height: number } };

/** Chooses a share of the bill, and pays it with a tip. */
async function pay(page: Page, diner: Diner, share: string): Promise<void> {
  await page.getByRole("link", { name: m.table_pay(), exact: true }).click();
  await page.getByRole("button", { name: share }).click();
  await expect(page.getByRole("heading", { name: m.table_pay_yours() })).toBeVisible();
  await diner.tip("15");
  await diner.enterCard(CARDS.approved);
  await page.locator("form").getByRole("button", { name: /\d/ }).click();
  await expect(page.getByRole("heading", { name: m.table_yours_paid() })).toBeVisible();
}

type Journey = {
  readonly diner: Diner;
  readonly page: Page;
  readonly browser: Browser;
  readonly address: string;
  readonly language: Locale;
  readonly table: string;
};

async function orderAtHall({ diner, page: ana, browser, address, language, table }: Journey): Promise<void> {
  const { chowder, fries, sweets, tart } = NAMES[language];
  const place = `/${HALL}/table?tableNum=${table}`;
  await diner.openTable(HALL, table);
  await diner.addDish(fries);
  await diner.viewCart();
  await ana.getByRole("link", { name: m.table_offer() }).click();
  await ana.getByLabel(m.table_name()).fill("Ana");
  await ana.getByRole("button", { name: m.table_join() }).click();
  await expect(ana.getByRole("heading", { name: m.table_people() })).toBeVisible();
  const said = await ana.getByText(m.table_word_is({ word: "" }).trim()).textContent();
  const word = said?.match(/[A-Z]{4}/)?.[0] ?? "";

  const olu = await openContext(browser, address, { language, viewport: { width: 390, height: 844 } });
  const atOlu = createDiner(olu);
  await olu.goto(place);
  await olu.getByLabel(m.table_name()).fill("Olu");
  await olu.getByLabel(m.table_word()).fill(word);
  await olu.getByRole("button", { name: m.table_join() }).click();
  await expect(olu.getByRole("heading", { name: m.table_people() })).toBeVisible();
  await atOlu.openTable(HALL, table);
  await atOlu.addDish(tart);
  await olu.goto(place);
  await olu.getByRole("button", { name: m.table_done() }).click();

  // Both dishes are sent in one round, which is an order at each kitchen.
  await expect(ana.getByText(`× ${tart}`)).toBeVisible();
  await ana.getByRole("button", { name: m.table_send_all() }).click();
  for (const phone of [ana, olu]) {
    const round = phone.getByRole("region", { name: m.table_round_numbered({ round: 1 }) });
    await expect(round).toBeVisible({ timeout: 40_000 });
    for (const [kitchen, dish] of [
      [chowder, fries],
      [sweets, tart],
    ] as const) {
      await expect(round.getByRole("region", { name: kitchen })).toContainText(dish);
    }
    await expectAccessible(phone);
  }
  const openDevice = () => openContext(browser, address, { language, viewport: { width: 1280, height: 800 } });
  for (const { slug } of [CHOWDER, SWEETS]) {
    const board = await openDevice();
    await openBoard(board, slug, `Counter ${table}`);
    const round = `${m.board_table({ table })} · ${m.board_round({ round: 1 })}`;
    await expect(board.getByText(round).first()).toBeVisible();
    await board.context().close();
  }

  // One payment pays a share of both kitchens' orders.
  await pay(ana, diner, m.table_pay_mine());
  await expect(olu.getByText(m.table_paid_by({ name: "Ana" }))).toBeVisible();
  await pay(olu, atOlu, m.table_pay_rest());
  await expect(ana.getByText(m.table_pay_nothing())).toBeVisible();
  await olu.getByRole("link", { name: m.table_receipt(), exact: true }).click();
  await expect(olu.getByText(m.table_receipt_sold_by({ kitchen: sweets }))).toContainText(SWEETS.taxNumber);
  await ana.getByRole("link", { name: m.table_receipt_of_table() }).click();
  await expect(ana.getByText(m.table_receipt_sold_by({ kitchen: chowder }))).toContainText(CHOWDER.taxNumber);
  await expect(ana.getByText(m.table_receipt_sold_by({ kitchen: sweets }))).toContainText(SWEETS.taxNumber);
  await expectAccessible(ana);

  // The hall's staff see each order with its kitchen, by its name in the kitchen's language.
  const invited = await comptoir("staff", "invite", HALL, `Hall ${table}`, "--device", "--role", "manager");
  const staff = await openDevice();
  await staff.goto(`/staff#${invited.trim()}`);
  await staff.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
  await staff.getByRole("link", { name: m.modes_tables(), exact: true }).click();
  const card = staff.getByRole("region", { name: m.board_table({ table }) });
  await expect(card.getByText(m.modes_tables_all_paid())).toBeVisible();
  for (const kitchen of [NAMES["en-CA"].chowder, NAMES["en-CA"].sweets]) await expect(card).toContainText(kitchen);
  await expectAccessible(staff);
  // On the smallest phone with doubled text, a payer's name keeps a width of its own.
  await atWidth(staff, 320);
  await doubleText(staff);
  const payer = card.getByText(/^Olu/).last();
  await expect.poll(async () => (await payer.boundingBox())?.width).toBeGreaterThan(100);
  await expect.poll(() => staff.evaluate("document.documentElement.scrollWidth")).toBe(320);
  await staff.context().close();
  await olu.context().close();
}

test(
  "table#hall-rounds: at a food hall two people at a table send dishes of two kitchens in one round, and each pays a share.",
  { tag: "@phone" },
  async ({ diner, page, browser, server, language }, { retry }) => {
    await orderAtHall({ diner, page, browser, address: server.address, language, table: String(41 + retry) });
  },
);

test.describe("In French", () => {
  test.use({ language: "fr-CA" });

  fullLengthTest(
    "table#hall-rounds: the same at a table that reads French.",
    { tag: "@phone" },
    async ({ diner, page, browser, server, language }, { retry }) => {
      await orderAtHall({ diner, page, browser, address: server.address, language, table: String(44 + retry) });
    },
  );
});
