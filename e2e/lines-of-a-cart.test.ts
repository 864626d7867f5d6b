import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

/** A line in the page's pricing request. */
type SentLine = {
  readonly orderId: number;
  readonly quantity: number;
  readonly orderOptions: ReadonlyArray<{ readonly values: ReadonlyArray<{ readonly quantity: number }> }>;
};

test("The same dish with the same choices is one line, with others a new line; the server prices each change.", {
  tag: "@desktop",
}, async ({ diner, page }) => {
  const sent: SentLine[][] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/orders/set-costs")) sent.push(request.postDataJSON().items);
  });
  const lines = () => sent.at(-1)?.map(({ orderId, quantity }) => [orderId, quantity]);
  await diner.open("/braise?tableNum=67&menuList=drinks");
  await diner.addDish("Latte");
  await diner.addDish("Latte");
  await expect.poll(lines).toEqual([[1, 2]]);
  // Size and milk are selected by default, which is sent as quantity 0.
  expect(sent.at(-1)?.[0]?.orderOptions.flatMap(({ values }) => values.map(({ quantity }) => quantity))).toEqual([
    0, 0,
  ]);
  await diner.addDish("Latte", ["Oat"]);
  await expect.poll(lines).toEqual([
    [1, 2],
    [2, 1],
  ]);

  await diner.viewCart();
  const quantities = page.getByRole("group", { name: m.site_quantity_of({ name: "Latte" }) });
  await expect(quantities).toHaveCount(2);
  await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(17_30));
  const fewer = quantities.first().getByRole("button", { name: m.site_one_fewer({ name: "Latte" }) });
  await fewer.click();
  await expect.poll(lines).toEqual([
    [1, 1],
    [2, 1],
  ]);
  await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(11_80));
  // At quantity 1 the line can only be removed.
  await expect(fewer).toBeHidden();
  await quantities
    .first()
    .getByRole("button", { name: m.site_one_more({ name: "Latte" }) })
    .click();
  await expect.poll(lines).toEqual([
    [1, 2],
    [2, 1],
  ]);
  const remove = page.getByRole("button", { name: startingWith(m.cart_remove_named({ name: "Latte" })) });
  await remove.first().click();
  await expect.poll(lines).toEqual([[2, 1]]);
  await expect(diner.amountOf(m.bill_subtotal())).toHaveText(formatMoney(6_30));
});

fullLengthTest(
  "An option value stops at its own maximum and at its group's limit, with a message.",
  { tag: "@desktop" },
  async ({ diner, page }) => {
    await diner.open("/braise?tableNum=68&menuList=drinks");
    await diner.openDish("Latte");
    for (const choice of ["Extra shot", "Vanilla"]) await diner.choose(choice);
    const more = (name: string) => diner.dish.getByRole("button", { name: m.site_one_more({ name }) });
    await expect(more("Extra shot")).toBeDisabled();
    await expect(diner.dish).toContainText(m.item_limit_reached({ optionGroupLimit: 2 }));
    await expect(page.getByRole("checkbox", { name: startingWith("Maple") })).toBeDisabled();
  },
);
