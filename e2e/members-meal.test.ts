import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test("A member enters their number, sees the members' menu, and uses a code and a gift card on the member price.", {
  tag: "@phone",
}, async ({ diner, page }) => {
  await diner.open("/cercle-du-canal?tableNum=71");
  await expect(page.getByText("The Members’ Table")).toHaveCount(0);

  await page.getByText("Are you a member?").click();
  const number = page.getByRole("textbox", { name: "Member number", exact: true });
  await number.fill("M-9999");
  await page.getByRole("button", { name: "Show my prices" }).click();
  await expect(number).toHaveAccessibleDescription(startingWith(m.membership_profile_not_found()));

  // A member whose number has no promos is told so.
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

  // The member price comes first, then the regular price.
  const cassoulet = page.getByRole("article").filter({ hasText: "Canal Cassoulet" }).last();
  await expect(cassoulet).toContainText(m.site_price_guest({ price: formatMoney(29_00) }));
  await expect(cassoulet.locator("b")).toHaveText(formatMoney(25_00));
  await cassoulet.getByRole("link").click();
  await expect(diner.dish.getByRole("button", { name: startingWith(m.item_add()) }).last()).toContainText(
    formatMoney(25_00),
  );

  await diner.openSavedCart({ slug: "cercle-du-canal", table: "71", dishes: ["Cassoulet du canal"] });
  // The section of codes is already open, since it contains the member's number.
  const apply = async (code: string) => {
    const field = page.getByRole("textbox", { name: m.cart_code_any(), exact: true });
    await field.fill(code);
    await field.press("Enter");
  };
  await apply("CERCLE10");
  await expect(page.getByRole("button", { name: m.cart_code_remove({ code: "CERCLE10" }) })).toBeVisible();
  await apply("CERCLE-6P2W-8KTN-4HXD");
  await expect(page.getByText(m.cart_gift_card_applied({ balance: formatMoney(75_00) }))).toBeVisible();
  // The member price 25.00 instead of 29.00, less 10%, with GST and QST, all paid by card.
  await expect(page.getByText(m.cart_member_saves({ amount: formatMoney(4_00) }))).toBeVisible();
  await expect(diner.amountOf(m.bill_due())).toHaveText(formatMoney(0));
});
