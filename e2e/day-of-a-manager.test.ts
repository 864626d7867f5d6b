import { randomUUID } from "node:crypto";
import { formatMoney, m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { cardOf, openBoard } from "./diner/board.ts";
import { startingWith } from "./diner/diner.ts";
import { lineOf, menuDocument } from "./diner/saved-cart.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

const SLUG = "kitchen-of-accounts";

/** Places an order of two dishes at a table, paid by card. Returns its number. */
async function placeByCard(request: APIRequestContext): Promise<string> {
  const document = await menuDocument(request, SLUG);
  const headers = { "x-restaurant-id": `${document.restaurant.id}`, "idempotency-key": randomUUID() };
  const number = { number: "4242424242424242", expiry_date: "12/39", cvd: "123" };
  const card = await (await request.post("/sandbox-gateway/tokens", { data: number })).json();
  const items = ["Garlic Bread", "Coleslaw"].map((dish, index) => lineOf(document, dish, index + 1));
  const config = { restaurantId: document.restaurant.id, tableNum: "7" };
  const checkout = {
    contact: { full_name: "Gabrielle Guest", email: "gabrielle@example.ca" },
    paymentMethod: "credit_card",
    card: { ...card, postal_code: "M5V 2T6" },
  };
  const data = { type: "dine-in", data: { config, items, costs: {}, checkout } };
  const answer = await request.post("/api/orders", { headers, data });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).order.number;
}

/** The amount of the first row with these words. */
function amountOf(page: Page, words: string): Locator {
  return page.getByRole("term").filter({ hasText: words }).first().locator("xpath=following-sibling::dd");
}

for (const { language, colorScheme, widths } of READERS.slice(runLength({ quick: 1, full: 0 }))) {
  test.describe(`A manager, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("A dish is refunded from the board, as it was said before, and is in the day's numbers.", async ({
      page,
      request,
    }) => {
      // Slow: checks four screens with axe.
      test.slow();
      const number = await placeByCard(request);
      await openBoard(page, SLUG, `Office ${language} ${test.info().repeatEachIndex}-${test.info().retry}`);
      await page.getByRole("button", { name: m.board_without_sound() }).click();
      const card = cardOf(page, number);
      await card.getByRole("button", { name: m.board_more({ number }) }).click();
      await page.getByRole("button", { name: m.board_refund(), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: m.board_refund_title({ number }) });
      await dialog.getByText(m.board_refund_lines()).click();
      await dialog.getByRole("button", { name: m.site_one_more({ name: "Coleslaw" }) }).click();
      const refund = dialog.getByRole("button", { name: /\d/ }).filter({ hasText: /\$/ });
      // The card is captured a moment after the order.
      await expect(async () => {
        await dialog.getByRole("button", { name: m.site_one_fewer({ name: "Coleslaw" }) }).click();
        await dialog.getByRole("button", { name: m.site_one_more({ name: "Coleslaw" }) }).click();
        await expect(refund).toBeEnabled({ timeout: 2_000 });
      }).toPass();
      await expectAccessible(page);
      await dialog.getByLabel(m.board_refund_reason()).fill("Cold");
      await refund.click();
      await expect(dialog.getByLabel(m.board_refund_reason())).toBeHidden();
      await expect(dialog.getByRole("status")).toContainText("$");
      await expectAccessible(page);

      await page.goto("/staff/tabs");
      await expect(page.getByText(m.staff_tabs_here_none())).toBeVisible();
      await expectAccessibleAt(page, widths);
      await page.goto("/staff/day");
      await expect(amountOf(page, m.staff_day_total())).not.toHaveText(formatMoney(0));
      const refunds = startingWith(m.staff_day_refunded({ count: 1 }).split("1")[0] ?? "");
      await expect(page.getByRole("term").filter({ hasText: refunds }).first()).toBeVisible();
      await expectAccessibleAt(page, widths);
      const csv = await (await page.request.get("/staff/day.csv")).text();
      expect(csv).toMatch(/,of-total,refunded,-\d+\.\d\d/);
      const pdf = await page.request.get("/staff/day.pdf");
      expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    });
  });
}

test.describe("Without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });
  // A day is closed once, so a second attempt would find it closed.
  test.describe.configure({ retries: 0 });

  fullLengthTest(
    "A day is closed once its numbers were checked; what is sold afterwards is shown beside the close.",
    {},
    async ({ page, request }) => {
      await placeByCard(request);
      const code = await comptoir("staff", "invite", SLUG, "Amira");
      await page.goto("/staff");
      await page.locator("#code").fill(code.trim());
      await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
      await page.getByRole("link", { name: m.staff_day() }).click();
      await page.getByRole("button", { name: m.staff_day_close() }).click();
      await expect(page.getByText(m.staff_day_close_unsure())).toBeVisible();
      await page.getByLabel(m.staff_day_close_sure()).check();
      await page.getByRole("button", { name: m.staff_day_close() }).click();
      await expect(page.getByRole("heading", { name: m.staff_day_close_number({ number: 1 }) })).toBeVisible();
      const closed = await amountOf(page, m.staff_day_total()).textContent();
      await placeByCard(request);
      await page.getByRole("link", { name: m.staff_day_today() }).click();
      await expect(page.getByText(m.staff_day_closed({ numbers: "1" }))).toBeVisible();
      await expect(page.getByRole("heading", { name: m.staff_day_closed_after() })).toBeVisible();
      await page.getByRole("link", { name: m.staff_day_close_number({ number: 1 }) }).click();
      expect(await amountOf(page, m.staff_day_total()).textContent()).toBe(closed);
    },
  );
});
