import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test("A member names their number, sees the menu for members, and has a code and a gift card taken off the members' price.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.open("/cercle-du-canal?tableNum=71");
  await expect(page.getByText("The Members’ Table")).toHaveCount(0);

  await page.getByText("Are you a member?").click();
  const number = page.getByRole("textbox", { name: "Member number", exact: true });
  await number.fill("M-9999");
  await page.getByRole("button", { name: "Show my prices" }).click();
  await expect(number).toHaveAccessibleDescription(startingWith(m.membership_profile_not_found()));

  // Whose number gives no prices is not promised any.
  await number.fill("M-3003");
  await page.getByRole("button", { name: "Show my prices" }).click();
  await expect(page.getByText(m.membership_banner_no_promo())).toBeVisible();
  const leave = page.getByRole("button", { name: m.membership_leave() });
  await leave.click();
  await page.getByText("Are you a member?").click();

  await number.fill("M-2001");
  await page.getByRole("button", { name: "Show my prices" }).click();
  await expect(page.getByText("You see the members’ prices and the members’ table.", { exact: false })).toBeVisible();
  await expect(page.getByText("The Members’ Table").first()).toBeVisible();

  // What they pay comes first, and what others do after it.
  const cassoulet = page.getByRole("article").filter({ hasText: "Canal Cassoulet" }).last();
  await expect(cassoulet).toContainText(m.site_price_guest({ price: formatMoney(29_00) }));
  await expect(cassoulet.locator("b")).toHaveText(formatMoney(25_00));
  await cassoulet.getByRole("link").click();
  await expect(diner.dish.getByRole("button", { name: startingWith(m.item_add()) })).toContainText(formatMoney(25_00));

  await diner.openSavedCart({ slug: "cercle-du-canal", table: "71", dishes: ["Cassoulet du canal"] });
  // The codes are open already: the member's number stands among them.
  const apply = async (label: string, code: string) => {
    const field = page.getByRole("textbox", { name: label, exact: true });
    await field.fill(code);
    await field.press("Enter");
  };
  await apply(m.cart_code_discount(), "CERCLE10");
  await apply("Club gift card", "CERCLE-6P2W-8KTN-4HXD");
  await expect(page.getByText(m.cart_gift_card_applied({ balance: formatMoney(75_00) }))).toBeVisible();
  // 25.00 for members instead of 29.00, less a tenth, with GST and QST: all of it from the card.
  await expect(page.getByText(m.cart_member_saves({ amount: formatMoney(4_00) }))).toBeVisible();
  await expect(diner.amountOf(m.bill_due())).toHaveText(formatMoney(0));
});
