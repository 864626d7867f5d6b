import { formatDistance, formatMoney, m } from "@comptoir/messages";
import { CARDS } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

test.describe("a delivery", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA" });

  test("A take-out is delivered to an address within the radius; one outside is refused at its field.", async ({
    diner,
    page,
    request,
  }) => {
    await diner.openTakeOut("braise");
    await diner.addDish("Gâteau au fromage basque");
    await diner.checkout();
    await expect(page.getByRole("navigation", { name: m.way_region() }).locator("[aria-current]")).toContainText(
      m.way_delivery(),
    );
    await expect(diner.amountOf(m.bill_delivery())).toHaveText(formatMoney(4_99));

    const address = page.getByRole("combobox", { name: m.checkout_address() });
    // The suggestions work with arrow keys, like a native list.
    await expect(address).toHaveAttribute("aria-autocomplete", "list");
    await address.pressSequentially("K1A 0B1");
    const first = page.getByRole("listbox").getByRole("option").first();
    await expect(first).toBeVisible();
    const suggested = (await first.textContent()) ?? "";
    await page.keyboard.press("ArrowDown");
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    await expect(first).toHaveAttribute("id", (await address.getAttribute("aria-activedescendant")) ?? "none");
    await page.keyboard.press("Enter");
    await expect(address).toHaveValue(suggested);
    await expect(first).toBeHidden();

    const notes = page.getByRole("textbox", { name: m.checkout_courier_notes() });
    await address.fill("1 rue Rideau, Ottawa, K1A 0B1");
    // Tab closes the list; an open list hides the rest of the page from assistive technology.
    await address.press("Tab");
    await notes.fill("Sonnez deux fois");
    const tooFar = m.form_address_too_far({ reach: formatDistance(5, "km") });
    await expect(address).toHaveAccessibleDescription(new RegExp(tooFar.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
    await address.fill("Rue Main, Toronto");
    await address.press("Tab");
    await expect(page.getByText(m.form_address_vague()).first()).toBeVisible();
    // The street address is the first missing field on the page.
    await diner.payButton.click();
    await expect(address).toBeFocused();
    await address.fill("123 rue King Ouest, Toronto, ON M5V 2T6");
    await address.press("Tab");
    await expect(page.getByText(m.form_address_vague())).toHaveCount(0);

    await diner.giveContact();
    await diner.tip(m.checkout_tip_none());
    await diner.enterCard(CARDS.approved);
    await diner.payButton.click();
    const id = await diner.confirmedOrder();
    await expect(page.getByText("123 rue King Ouest")).toBeVisible();
    await expect(page.getByText(m.order_courier_notes({ notes: "Sonnez deux fois" }))).toBeVisible();
    const { order } = await (await request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({
      type: "delivery",
      destination: {
        kind: "delivery-address",
        address: "123 rue King Ouest, Toronto, ON M5V 2T6",
        notes: "Sonnez deux fois",
      },
      costs: { deliveryCharge: { amount: "4.99" } },
    });
  });
});
