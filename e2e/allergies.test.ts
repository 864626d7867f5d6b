import { m } from "@comptoir/messages";
import { cardOf, openBoard } from "./diner/board.ts";
import { expect, test } from "./diner/test.ts";

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
