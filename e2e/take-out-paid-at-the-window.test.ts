import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

/**
 * Names from the menu and the truck's own question, which are written here in French only. The English journey uses
 * the same keys for all other texts.
 */
const [cola, question, answer] = ["Cola mexicain", "Où attendrez-vous?", "Sur l’herbe"] as const;

test.describe("fr-CA", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  test("Take-out is paid at the window, after the required question is answered.", async ({ diner, page, request }) => {
    await diner.openTakeOut("nomad-taco");
    await expect(page.getByText(m.way_ready_around({ time: "" }).trim())).toBeVisible();
    await diner.addDish(cola);
    await diner.checkout();
    await expect(page.getByText(m.checkout_pay_on_premise()).filter({ visible: true })).toBeVisible();
    await diner.placeButton.click();
    const questionGroup = page.getByRole("group", { name: startingWith(question) });
    await expect(page.getByRole("textbox", { name: m.checkout_name() })).toBeFocused();
    await expect(questionGroup).toHaveAccessibleDescription(m.form_required());
    const atQuestion = m.checkout_error_at({ field: question.replace("?", ""), message: m.form_required() });
    await page.getByRole("link", { name: atQuestion }).click();
    await expect(questionGroup).toBeFocused();

    await diner.giveContact();
    await questionGroup.getByRole("radio", { name: answer }).check();
    await diner.tip(m.checkout_tip_none());
    // A soft drink has provincial tax too: 4.00 plus 5% and 7%.
    await expect(diner.placeButton).toHaveText(m.checkout_place_amount({ total: formatMoney(4_48) }));
    await diner.placeButton.click();

    const id = await diner.confirmedOrder();
    const { order } = await (await request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ type: "pickup", payment: { status: "on-premise", amount: "4.48" } });
    await expect(page.getByText(m.order_pay_on_premise({ amount: formatMoney(4_48) }))).toBeVisible();
    await expect(diner.amountOf(m.bill_tax_pst())).toHaveText(formatMoney(28));
    const calendar = page.getByRole("link", { name: m.order_add_to_calendar() });
    const file = await request.get((await calendar.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toContain("text/calendar");
    const receipt = page.getByRole("link", { name: m.order_receipt_pdf() });
    const pdf = await request.get((await receipt.getAttribute("href")) ?? "");
    expect(pdf.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect((await pdf.body()).toString("latin1")).toMatch(/^%PDF-[\s\S]*\/Lang \(fr-CA\)/);
  });
});
