import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { startingWith } from "./diner/diner.ts";
import { lineOf, menuDocument } from "./diner/saved-cart.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

const SLUG = "kitchen-of-looks";
const SIDES = ["Garlic Bread", "Coleslaw", "Street Corn", "Charred Broccoli"];
const GUESTS = ["Ada", "Marie-Ève Ouellette-Desrochers de la Chevrotière", "محمد عبد الرحمن", "שרה כהן"];

/** Places orders of one to four dishes, paid by card. Returns their ids. */
async function placeOrders(request: APIRequestContext, count: number, dishes?: number): Promise<string[]> {
  const ids: string[] = [];
  const document = await menuDocument(request, SLUG);
  const headers = { "x-restaurant-id": `${document.restaurant.id}` };
  for (let index = 0; index < count; index += 1) {
    const items = SIDES.slice(0, dishes ?? 1 + (index % SIDES.length)).map((dish, line) =>
      lineOf(document, dish, line + 1),
    );
    const number = { number: "4242424242424242", expiry_date: "12/39", cvd: "123" };
    const card = await (await request.post("/sandbox-gateway/tokens", { data: number })).json();
    const contact = { full_name: GUESTS[index % GUESTS.length] };
    const checkout = { contact, paymentMethod: "credit_card", card: { ...card, postal_code: "M5V 2T6" } };
    const config = { restaurantId: headers["x-restaurant-id"], tableNum: String(10 + index) };
    const answer = await request.post("/api/orders", {
      headers: { ...headers, "idempotency-key": randomUUID() },
      data: { type: "dine-in", data: { config, items, costs: {}, checkout } },
    });
    if (!answer.ok()) throw new Error(`The order was refused: ${await answer.text()}`);
    ids.push((await answer.json()).order.id);
  }
  return ids;
}

/** The card of an order. Journeys at the same time share the board, so each acts on its own orders. */
const ownCard = (page: Page, id: string | undefined) => page.locator(`[data-order="${id}"]`);

/** Signs a page in to the board, and begins the service. */
async function openBoard(page: Page): Promise<void> {
  const { repeatEachIndex, retry, project, titlePath } = test.info();
  const name = [titlePath.at(-1)?.slice(0, 30), project.name, repeatEachIndex, retry, randomUUID().slice(0, 4)].join(
    " ",
  );
  const code = (await comptoir("staff", "invite", SLUG, name)).trim();
  await page.goto(`/staff#${code}`);
  await expect(page.locator("#code")).toHaveValue(code);
  await page.getByRole("main").getByRole("button", { name: m.person_sign_in() }).click();
  await page.getByRole("link", { name: m.staff_board() }).click();
  await page.getByRole("button", { name: m.board_without_sound() }).click();
}

/** How many cards are whole within the screen. */
const WHOLE_CARDS = `[...document.querySelectorAll("article[data-order]")].filter((card) => {
  const { top, bottom, left, right } = card.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}).length`;

/** Controls that are too small for a finger in a kitchen. A label makes its control larger. */
const SMALL_CONTROLS = `[...document.querySelectorAll("button, a, input, select")].filter((control) => {
  if (!control.checkVisibility() || control.closest(".visually-hidden, label")) return false;
  const { width, height } = control.getBoundingClientRect();
  return width > 0 && (width < 44 || height < 44);
}).map((control) => control.outerHTML.slice(0, 120))`;

/** Texts that are lower than 28 px, which cannot be read from two metres. */
const SMALL_TEXTS = `[...document.querySelectorAll("body *")]
  .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"))
  .filter(({ childNodes }) => [...childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ""))
  .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 28)
  .map((element) => element.outerHTML.slice(0, 200))`;

test.describe("A board", { tag: "@desktop" }, () => {
  test("shows ten orders at once on a ten-inch tablet, in both positions, with room for fingers; a wall's text is 28 px high.", async ({
    page,
  }) => {
    const [order] = await placeOrders(page.request, 12, 2);
    await openBoard(page);
    await ownCard(page, order).locator(".board-action").click();
    for (const [width, height] of [
      [1280, 800],
      [800, 1280],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate<number>(WHOLE_CARDS), `${width} × ${height}`).toBeGreaterThanOrEqual(10);
      expect(await page.evaluate(SMALL_CONTROLS)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.getByRole("button", { name: m.board_settings() }).click();
    await page.getByRole("radio", { name: startingWith(m.board_wall()) }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(SMALL_TEXTS)).toEqual([]);
  });

  test("keeps the focus at an order that moves to another lane, and announces a new one.", async ({ page }) => {
    const [order] = await placeOrders(page.request, 1);
    await openBoard(page);
    const moved = ownCard(page, order);
    await moved.locator(".board-action").focus();
    await page.keyboard.press("Enter");
    await expect(moved).toHaveAttribute("data-state", "in-progress");
    await expect(moved.locator(".board-action")).toBeFocused();
    await placeOrders(page.request, 1);
    await expect(page.getByRole("status").filter({ hasText: m.board_table({ table: "10" }) })).toBeAttached();
  });
});

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`The board, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("is accessible, with its dialogs, and scrolls sideways on no phone.", async ({ page }) => {
      test.slow();
      const [order] = await placeOrders(page.request, 4);
      await openBoard(page);
      await expectAccessibleAt(page, widths);
      await ownCard(page, order).locator("button").last().click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: m.board_decline() }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: m.board_settings() }).click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: startingWith(m.board_lane_done()) }).click();
      await page.getByRole("button", { name: m.board_find() }).click();
      await page.getByLabel(m.board_find_text()).fill("Ada");
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toContainText("Ada");
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    });
  });
}
