import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { openStallingProxy } from "../apps/api/src/testing/swallowing-network.ts";
import { buttonsOf, cardOf, countIn, openBoard, placeAtTables } from "./diner/board.ts";
import { CARDS, createDiner } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** Counts the notes that a page plays. */
const COUNT_NOTES = `globalThis.notesPlayed = 0;
const play = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  globalThis.notesPlayed += 1;
  return play.apply(this, at);
};`;
const notesOf = (page: Page) => page.evaluate<number>("globalThis.notesPlayed");

test("A diner's order rings on the boards until one accepts it; the diner sees each step, and two boards agree.", {
  tag: "@desktop",
}, async ({ page, browser, server, language }) => {
  test.slow();
  const slug = "kitchen-of-bells";
  const pageOf = async () => {
    const context = await browser.newContext({ baseURL: server.address });
    await context.addCookies([{ name: "locale", value: language, url: server.address }]);
    return context.newPage();
  };
  const [pass, atTable] = [await pageOf(), await pageOf()];
  for (const board of [page, pass]) {
    await board.addInitScript(COUNT_NOTES);
    await openBoard(board, slug, board === page ? "Kitchen" : "Pass");
    await board.getByRole("button", { name: m.board_begin() }).click();
  }

  const diner = createDiner(atTable);
  await diner.openCheckoutOf({ slug, table: "7", dishes: ["Garlic Bread", "Coleslaw"] });
  await diner.giveName();
  await diner.payWithCard(CARDS.approved);
  const id = await diner.confirmedOrder();
  await expect(atTable.getByText(m.order_status_waiting())).toBeVisible();
  const { order } = await (await atTable.request.get(`/api/orders/${id}`)).json();
  const [card, second] = [cardOf(page, order.number), cardOf(pass, order.number)];
  for (const [board, shown] of [
    [page, card],
    [pass, second],
  ] as const) {
    await expect(shown).toBeVisible();
    await expect(shown).toContainText("Garlic Bread");
    await expect.poll(() => notesOf(board), "it rings").toBeGreaterThan(0);
  }

  await buttonsOf(card, m.board_accept()).first().click();
  await expect(atTable.getByText(m.order_status_accepted())).toBeVisible();
  await expect(buttonsOf(second, m.board_start()).first()).toBeVisible();
  // An order that waits rings every five seconds.
  const before = await Promise.all([notesOf(page), notesOf(pass)]);
  await buttonsOf(second, m.board_start()).first().click();
  await expect(atTable.getByText(m.order_status_in_progress())).toBeVisible();

  await card.getByRole("button", { name: m.board_cross_off({ quantity: 1, name: "Coleslaw" }) }).click();
  await expect(second.getByRole("button", { name: m.board_restore({ quantity: 1, name: "Coleslaw" }) })).toBeVisible();
  await buttonsOf(card, m.board_ready()).first().click();
  await expect(buttonsOf(second, m.board_hand_over()).first()).toBeVisible();
  // The guest is told after ten seconds; until then it can be undone on any board.
  await expect(atTable.getByText(m.order_status_in_progress())).toBeVisible();
  await expect(atTable.getByText(m.order_status_ready_table())).toBeVisible({ timeout: 20_000 });
  expect(await Promise.all([notesOf(page), notesOf(pass)]), "no board rings any more").toEqual(before);

  await buttonsOf(second, m.board_hand_over()).first().click();
  for (const shown of [card, second]) await expect(shown).toBeHidden();
  await expect(atTable.getByText(m.order_status_completed())).toBeVisible();
  for (const other of [pass, atTable]) await other.context().close();
});

fullLengthTest(
  "A board without a network says since when it may miss orders; back again it has each, and sends what was pressed.",
  {
    tag: "@desktop",
  },
  async ({ page, request, server }) => {
    const slug = "kitchen-of-silence";
    const network = await openStallingProxy(server.address.replace("localhost", "127.0.0.1"));
    try {
      await placeAtTables(request, slug, { orders: 1, everyMs: 0 });
      await openBoard(page, slug, "Cellar", network.url.replace(/\/$/, ""));
      await page.getByRole("button", { name: m.board_without_sound() }).click();
      const before = await countIn(page, m.board_lane_new());
      const lost = page.getByRole("alert").filter({ hasText: m.board_lost({ time: "" }).slice(0, 12) });
      await expect(lost).toBeHidden();

      network.swallow();
      await placeAtTables(request, slug, { orders: 2, everyMs: 0 });
      await buttonsOf(page, m.board_start()).first().click();
      await expect(page.getByText(m.board_unsent(), { exact: true })).toBeVisible();
      await expect(lost).toBeVisible({ timeout: 20_000 });
      expect(await countIn(page, m.board_lane_new())).toBe(before - 1);

      network.carry();
      await expect.poll(() => countIn(page, m.board_lane_new()), { timeout: 30_000 }).toBe(before + 1);
      await expect(lost).toBeHidden();
      await expect(page.getByText(m.board_unsent(), { exact: true })).toBeHidden();
      await page.reload();
      await expect.poll(() => countIn(page, m.board_lane_in_progress())).toBeGreaterThan(0);
    } finally {
      await network.close();
    }
  },
);
