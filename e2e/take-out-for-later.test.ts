import { m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

/**
 * Names from the menu and the truck's own question, which are written here in English only. The French journey uses
 * the same keys for all other texts.
 */
const [cola, question, answer] = ["Mexican Cola", "Where will you be waiting?", "On the grass"] as const;

test.describe("en-CA", { tag: "@phone" }, () => {
  test.use({ language: "en-CA" });

  test("Take-out is ordered by keyboard for a day of the calendar and a time of the list.", async ({
    diner,
    page,
    request,
  }) => {
    await diner.openTakeOut("nomad-taco");
    await diner.addDish(cola);
    await diner.checkout();
    const step = page.locator("[data-step=when]");
    // The step opens on its own if nothing is available now.
    if ((await step.getAttribute("open")) === null) {
      await step.locator("summary").focus();
      await page.keyboard.press("Enter");
      const later = step.getByRole("radio", { name: m.checkout_at_time() });
      await later.focus();
      await page.keyboard.press("Space");
      await expect(later).toBeChecked();
    }
    const days = step.locator("[name=day]:enabled");
    await days.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(days.nth(1)).toBeChecked();
    const proposed = step.locator("[name=time]:checked");
    const first = await proposed.inputValue();
    await proposed.focus();
    await page.keyboard.press("ArrowRight");
    const chosen = await step.locator("[name=time]:checked").inputValue();
    expect(chosen).not.toBe(first);
    expect(Date.parse(chosen)).toBeGreaterThan(Date.now());
    expect(first).not.toBe("");

    await diner.giveContact();
    const questionGroup = page.getByRole("group", { name: startingWith(question) });
    await questionGroup.getByRole("radio", { name: answer }).check();
    await diner.tip(m.checkout_tip_none());
    await diner.placeButton.click();
    const id = await diner.confirmedOrder();
    const { order } = await (await request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ type: "pickup", date: chosen, readyAt: chosen });
  });
});
