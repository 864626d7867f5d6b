import { formatMoney, m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, startingWith } from "./diner/diner.ts";
import { tabTo } from "./diner/keyboard.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { goToNextWeek, schoolDays } from "./diner/school.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const SCHOOL = "/school-of-two";
const day = (page: Page, at: number) => schoolDays(page).nth(at);
const dish = (page: Page, at: number, name: string) =>
  day(page, at).getByRole("button", { name: m.menu_quick_add({ name }) });
const copyButton = (page: Page, at: number) =>
  day(page, at).getByRole("button", { name: m.school_copy(), exact: false }).last();

fullLengthTest(
  "A parent copies a day, repeats the week and cancels a day, whose credit pays the next order.",
  {
    tag: "@phone",
  },
  async ({ diner, page }) => {
    const nextWeek = async () => {
      await diner.open(SCHOOL);
      await goToNextWeek(page);
    };
    await diner.open(`/login?back=${SCHOOL}`);
    await personAt(page).register(newAddress("credit"), "Ada");
    await expect(page.getByRole("link", { name: m.school_next_week() })).toBeVisible();
    await nextWeek();
    await dish(page, 0, "Apple").click();
    await dish(page, 0, "Milk, 250 ml").click();
    const tuesday = (await day(page, 1).getByRole("heading", { level: 2 }).getAttribute("aria-label")) ?? "";
    await day(page, 0).getByRole("combobox").selectOption({ label: tuesday });
    await copyButton(page, 0).click();
    await expect(page.getByText(m.school_copied({ count: 2, date: tuesday })).first()).toBeAttached();
    await page.getByRole("button", { name: m.school_repeat() }).click();
    await expect(page.getByText(m.school_repeated({ count: 4 })).first()).toBeAttached();

    await diner.viewCart();
    await expect(page.getByRole("listitem").filter({ hasText: "Milk, 250 ml" })).toHaveCount(4);
    await diner.goToCheckout();
    await diner.payWithCard(CARDS.approved);
    await diner.confirmedOrder();
    await page.getByText(m.order_cancel(), { exact: true }).click();
    await expect(page.getByText(m.order_cancel_credit())).toBeVisible();
    await page.getByRole("button", { name: m.order_cancel_confirm() }).click();
    await expect(page.getByText(m.order_status_cancelled_by_you())).toBeVisible();
    await expectAccessible(page);

    await nextWeek();
    await dish(page, 2, "Apple").click();
    await diner.checkout();
    const credit = page.getByRole("checkbox", { name: startingWith(m.checkout_credit_use()) });
    await credit.setChecked(true);
    await expect(
      page.getByText(m.checkout_credit_used({ amount: formatMoney(100), left: formatMoney(0) })),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toBeHidden();
    await expectAccessible(page);
    await diner.placeButton.or(diner.payButton).click();
    await diner.confirmedOrder();
    await expect(page.getByText(m.order_paid_by_credit({ amount: formatMoney(100) }))).toBeVisible();
  },
);

test.describe("In French", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  fullLengthTest("A week is ordered by keyboard, copied, repeated and paid.", {}, async ({ diner, page }) => {
    const { keyboard } = page;
    const press = async (target: Parameters<typeof tabTo>[1]) => {
      await tabTo(page, target);
      await keyboard.press("Enter");
    };
    await diner.open(`/login?back=${SCHOOL}`);
    await personAt(page).register(newAddress("semaine"), "Ada");
    await goToNextWeek(page, press);
    const names = ["Spaghetti marinara", "Sandwich à la dinde", "Cari de pois chiches et riz", "Bol au tofu"];
    for (const [at, name] of names.entries()) await press(dish(page, at, name));
    await press(dish(page, 4, "Pomme"));
    const days = day(page, 4).getByRole("combobox");
    const label = (await day(page, 0).getByRole("heading", { level: 2 }).getAttribute("aria-label")) ?? "";
    await tabTo(page, days);
    for (let at = 0; at < 10 && (await days.locator(":checked").textContent()) !== label; at += 1)
      await keyboard.press("ArrowDown");
    await press(copyButton(page, 4));
    await expect(page.getByText(m.school_copied({ count: 1, date: label })).first()).toBeAttached();
    // Navigating to the button did not copy anything to the days before it.
    await expect(page.getByRole("link", { name: startingWith(m.menu_cart_view()) })).toContainText("6");
    await press(page.getByRole("button", { name: m.school_repeat() }));
    await expect(page.getByText(m.school_repeated({ count: 6 })).first()).toBeAttached();
    await press(page.getByRole("link", { name: startingWith(m.menu_cart_view()) }));
    await expect(page.getByRole("main")).toBeFocused();
    await press(page.getByRole("link", { name: m.cart_to_checkout() }));
    await expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible();
    for (const [label, text] of [
      [m.checkout_card_number(), CARDS.approved],
      [m.checkout_card_expiry(), "1234"],
      [m.checkout_card_cvd(), "123"],
      [m.checkout_card_postal_code(), "M5V 2T6"],
    ] as const) {
      await tabTo(page, page.getByRole("textbox", { name: label }));
      await keyboard.type(text);
    }
    await press(diner.payButton);
    await diner.confirmedOrder();
  });
});
