import { formatMoney, m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

const SLUG = "grill-of-lists";
const TABLE = "tableNum=83";
const PHONE = [{ width: 390, height: 844 }];
const DESKTOP = [{ width: 1440, height: 900 }];

/** Applies a code in the open cart. */
async function apply(page: Page, code: string, shown = code): Promise<void> {
  const field = page.getByRole("textbox", { name: m.cart_code_any(), exact: true });
  await field.fill(code);
  await field.press("Enter");
  await expect(page.getByRole("button", { name: m.cart_code_remove({ code: shown }) })).toBeVisible();
}

test.describe("A manager in French", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  test("Codes, gift cards and members count at once, and no longer once they are stopped; an announcement waits.", async ({
    diner,
    page,
  }) => {
    // Slow: five pages with axe, a cart and a publication.
    test.slow();
    const attempt = `${test.info().repeatEachIndex}-${test.info().retry}`;
    const code = `FETE-${attempt}`;
    const member = `M-${attempt}`;
    await openBoard(page, SLUG, `Office ${attempt}`);
    await page.goto("/staff/codes");
    await page.getByRole("link", { name: m.staff_code_add() }).click();
    await page.getByLabel(m.staff_code_code(), { exact: true }).fill(code);
    await page.getByLabel(m.staff_code_value(), { exact: true }).fill("120");
    await page.getByRole("button", { name: m.staff_code_add() }).click();
    await expect(page.getByLabel(m.staff_code_value(), { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleAt(page, PHONE);
    await page.getByLabel(m.staff_code_value(), { exact: true }).fill("12,5");
    await page.getByRole("button", { name: m.staff_code_add() }).click();
    await expect(page.getByText(m.staff_code_added({ code }))).toBeVisible();

    await page.goto("/staff/gift-cards/new");
    await page.getByLabel(m.staff_gift_amount(), { exact: true }).fill("20,50");
    await page.getByLabel(startingWith(m.staff_gift_recipient())).fill(`Noor ${attempt}`);
    await page.getByRole("button", { name: m.staff_gift_issue() }).click();
    const giftCard = (await page.getByRole("code").textContent()) ?? "";
    await expectAccessibleAt(page, PHONE);

    await page.goto("/staff/members/new");
    await page.getByLabel(m.staff_member_identifier(), { exact: true }).fill(member);
    await page.getByRole("button", { name: m.staff_member_add() }).click();
    await expect(page.getByText(m.staff_member_added({ identifier: member }))).toBeVisible();
    await expectAccessibleAt(page, DESKTOP);

    await diner.openSavedCart({ slug: SLUG, table: "83", dishes: ["Coleslaw"] });
    await page.getByText(startingWith(m.cart_code_discount())).first().click();
    await apply(page, code);
    await apply(page, giftCard, `•••• ${giftCard.slice(-4)}`);
    await expect(page.getByText(m.cart_gift_card_applied({ balance: formatMoney(20_50) }))).toBeVisible();
    await apply(page, member);

    await page.goto("/staff/codes");
    await page.getByRole("link", { name: code }).click();
    await page.getByRole("button", { name: m.staff_code_stop() }).click();
    await expect(page.getByRole("button", { name: m.staff_code_start() })).toBeVisible();
    await page.goto(`/staff/gift-cards?search=${encodeURIComponent(`Noor ${attempt}`)}`);
    await page.getByRole("link", { name: startingWith(`•••• ${giftCard.slice(-4)}`) }).click();
    await page.getByLabel(m.staff_gift_amount(), { exact: true }).fill("5");
    await page.getByRole("button", { name: m.staff_gift_top_up() }).click();
    await expect(page.getByText(formatMoney(25_50)).first()).toBeVisible();
    await expectAccessibleAt(page, PHONE);
    await page.getByLabel(m.staff_gift_stop_reason(), { exact: true }).fill("Perdue");
    await page.getByRole("button", { name: m.staff_gift_stop() }).click();
    await expect(page.getByRole("button", { name: m.staff_gift_start() })).toBeVisible();
    await page.goto(`/staff/members?search=${member}`);
    await page.getByRole("link", { name: startingWith(member) }).click();
    await page.getByRole("button", { name: m.staff_member_remove() }).click();
    await expect(page).toHaveURL(/\/staff\/members$/);
    await page.goto(`/${SLUG}/cart?${TABLE}`);
    await expect(page.getByRole("textbox", { name: m.cart_code_any(), exact: true })).toBeVisible();
    for (const applied of [code, `•••• ${giftCard.slice(-4)}`, member]) {
      await expect(page.getByRole("button", { name: m.cart_code_remove({ code: applied }) })).toHaveCount(0);
    }

    const words = `La terrasse est ouverte ${attempt}`;
    await page.goto("/staff/menu/announcements");
    await page.getByLabel(m.staff_announcement_new(), { exact: true }).fill(words);
    await page.getByRole("button", { name: m.staff_announcement_add() }).click();
    await expect(page.getByText(m.studio_saved())).toBeVisible();
    await expectAccessibleAt(page, DESKTOP);
    await page.getByRole("link", { name: m.studio_review() }).click();
    await page.getByRole("button", { name: m.studio_publish() }).click();
    await expect(page.getByText(m.studio_published())).toBeVisible();
    await page.goto(`/${SLUG}?${TABLE}`);
    await expect(page.getByText(words).first()).toBeVisible();
  });
});
