import { m } from "@comptoir/messages";
import { CARDS, startingWith } from "./diner/diner.ts";
import { expect, fullLengthTest } from "./diner/test.ts";

fullLengthTest(
  "An order with alcohol asks for the legal drinking age; one without does not.",
  {
    tag: "@phone",
  },
  async ({ diner, page }) => {
    await diner.openCheckoutOf({ slug: "grill-of-spirits", table: "12", dishes: ["Coleslaw"] });
    const ofAge = page.getByRole("checkbox", { name: startingWith(m.order_age_confirmation_text()) });
    await expect(page.getByRole("heading", { name: m.checkout_step_who() })).toBeVisible();
    await expect(ofAge).toHaveCount(0);

    await diner.openTable("grill-of-spirits", "12");
    await diner.addDish("Niagara Riesling", ["5"]);
    await diner.checkout();
    await diner.giveName();
    await diner.payWithCard(CARDS.approved);
    await expect(ofAge).toBeFocused();
    await expect(ofAge).toHaveAccessibleDescription(startingWith(m.checkout_age_required()));
    await ofAge.check();
    await diner.payButton.click();
    await diner.confirmedOrder();

    // The confirmation of age is remembered in a cookie for 24 hours, so that further orders of the day do not ask
    // again.
    const remembered = (await page.context().cookies()).find(({ name }) => name === "legal");
    const hours = ((remembered?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(23.5);
    expect(hours).toBeLessThanOrEqual(24);
  },
);
