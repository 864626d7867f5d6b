import path from "node:path";
import { m } from "@comptoir/messages";
import { wordsOfPdf } from "@comptoir/test-kit";
import { expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { CARDS, createDiner } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

const BISTRO = path.join(import.meta.dirname, "data", "bistro.csv");

/** The page of a new restaurant, by a link of its own. */
async function startLink(address: string): Promise<string> {
  const link = (await comptoir("staff", "start-link")).trim();
  return `${address}/staff/start${link.slice(link.indexOf("#"))}`;
}

test("A restaurateur opens a restaurant from a table of 90 dishes, publishes it, and gets a first order at a table.", {
  tag: "@phone",
}, async ({ page, server, browser }) => {
  // Slow: two browsers, from an empty page to a paid order.
  test.slow();
  const own = `bistro-${test.info().repeatEachIndex}-${test.info().retry}`;
  await page.goto(await startLink(server.address));
  await page.getByLabel(m.staff_start_name(), { exact: true }).fill("Bistro du Coin");
  await page.getByLabel(m.staff_start_slug()).fill(own);
  await page.getByLabel(m.staff_start_province()).selectOption("QC");
  await page.getByLabel(m.staff_start_tables()).fill("1-12");
  await page.getByLabel(m.staff_start_choose_file(), { exact: true }).setInputFiles(BISTRO);
  await expect(page.getByRole("heading", { name: m.staff_start_understood() })).toBeVisible();
  await expect(page.getByText("bistro.csv")).toBeVisible();
  // One dish has no price, and one column is not a menu's.
  await expect(page.getByText(m.staff_start_without_price({ count: 1 }))).toBeVisible();
  await expect(page.getByText(/Printer/)).toBeVisible();
  await expectAccessibleAt(page, [{ width: 390, height: 844 }]);

  // A reload loses nothing that was typed; a missing field is named where it is.
  await page.reload();
  await expect(page.getByLabel(m.staff_start_slug())).toHaveValue(own);
  await expect(page.getByText("bistro.csv")).toBeVisible();
  await page.getByRole("button", { name: m.staff_start_submit() }).click();
  await expect(page.getByLabel(m.staff_start_manager())).toBeFocused();
  await page.getByLabel(m.staff_start_manager()).fill("Amira");
  await page.getByRole("button", { name: m.staff_start_submit() }).click();

  await expect(page).toHaveURL(/\/staff\/menu\/changes/);
  await page.goto(`/${own}?preview=now`);
  await expect(page.getByText(m.studio_preview_text())).toBeVisible();
  await expect(page.getByText("Leek and potato soup").first()).toBeVisible();
  await page.goto("/staff/menu/changes");
  await page.getByRole("button", { name: m.studio_publish() }).click();
  await expect(page.getByText(m.staff_next_published())).toBeVisible();

  // What is left to do follows; the table cards are ticked once they are printed.
  await expectAccessibleAt(page, [{ width: 390, height: 844 }]);
  const cardsStep = page.getByRole("listitem").filter({ hasText: m.staff_next_cards_unknown({ count: 12 }) });
  await cardsStep.getByRole("button", { name: m.staff_next_tick() }).click();
  await expect(cardsStep.getByText(m.staff_next_state_ticked(), { exact: true })).toBeVisible();
  await page.goto("/staff");
  await expect(page.getByRole("link", { name: m.staff_next_to() })).toBeVisible();

  // The code on the card of table 7 is the way in for its guest.
  await page.goto("/staff/tables");
  await expectAccessibleAt(page, [{ width: 390, height: 844 }]);
  const cards = await page.request.get("/staff/tables/cards.pdf?paper=a4");
  expect(cards.headers()["content-type"]).toBe("application/pdf");
  const words = wordsOfPdf(await cards.body());
  const link = words.find((one) => one.endsWith(`/${own}?tableNum=7`)) ?? "";
  expect(link).toBe(`${server.address}/${own}?tableNum=7`);

  const guest = await browser.newContext({ baseURL: server.address });
  await guest.addCookies([{ name: "locale", value: "en-CA", url: server.address }]);
  const table = createDiner(await guest.newPage());
  await table.open(link);
  await table.addDish("Leek and potato soup");
  await table.viewCart();
  await table.goToCheckout();
  await table.giveName();
  await table.payWithCard(CARDS.approved);
  const id = await table.confirmedOrder();
  const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
  expect(order).toMatchObject({ tableNum: "7", type: "dine-in", costs: { subtotal: "11.00", taxes: "1.65" } });
  await guest.close();

  // The manager sees what sells.
  await page.goto("/staff/insight");
  await expect(page.getByRole("rowheader", { name: "Leek and potato soup" })).toBeVisible();
  await expectAccessibleAt(page, [{ width: 390, height: 844 }]);
});
