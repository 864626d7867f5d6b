import { m } from "@comptoir/messages";
import type { Locator } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, GUEST, startingWith } from "./diner/diner.ts";
import { newAddress, PASSWORDS, personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const SLUG = "grill-of-regulars";
const DISH = "Onion Rings";
const [TIME, TIME_IN_WORDS] = ["18:15", "6:15"] as const;

test.describe("A regular", { tag: "@phone" }, () => {
  test("registers and saves a card in one step with an order, and orders the last dinner again at 18:15 in four taps.", async ({
    diner,
    page,
    request,
  }) => {
    const person = personAt(page);
    await diner.open(`/${SLUG}?takeoutType=pickup`);
    await diner.addDish(DISH);
    await diner.checkout();
    const when = await diner.chooseOwnTime();
    const times = when.getByRole("group", { name: startingWith(m.checkout_time_on({ day: "" }).trim()) });
    const atTime = times.locator("label").filter({ hasText: TIME_IN_WORDS });
    if (!(await atTime.isVisible())) await times.getByText(m.checkout_evening(), { exact: true }).click();
    await atTime.click();
    await diner.giveContact();
    await page.getByRole("textbox", { name: m.checkout_email() }).fill(newAddress("sam"));
    await page.getByRole("checkbox", { name: startingWith(m.checkout_register()) }).check();
    await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORDS.first);
    await diner.enterCard(CARDS.approved);
    await page.getByRole("checkbox", { name: m.checkout_card_save() }).check();
    await expectAccessible(page);
    await diner.payButton.click();
    const first = await diner.confirmedOrder();
    await expect(page.getByText(m.checkout_registered()).first()).toBeAttached();

    let taps = 0;
    const tap = async (control: Locator) => {
      taps += 1;
      await control.click();
    };
    await diner.open("/profile");
    await expect(page.getByText(m.order_card_ending({ brand: "Visa", last4: "4242" }))).toBeVisible();
    await tap(page.getByRole("link", { name: m.profile_receipts() }).first());
    await tap(page.getByRole("link", { name: startingWith(m.order_reorder()) }));
    await person.sees(m.cart_heading());
    await tap(page.getByRole("link", { name: m.cart_to_checkout() }));
    await person.sees(m.checkout_heading());
    // The step of the time is folded, since its time was chosen.
    await expect(
      when.locator("label").filter({ has: page.locator(":checked"), hasText: TIME_IN_WORDS }),
    ).toBeAttached();
    await tap(diner.payButton);
    await expect.poll(() => page.url()).not.toContain("checkout");
    const again = await diner.confirmedOrder();
    expect(taps).toBe(4);
    const [was, is] = await Promise.all(
      [first, again].map(async (id) => (await (await request.get(`/api/orders/${id}`)).json()).order),
    );
    expect(again).not.toBe(first);
    expect(timeOfDay(was)).toBe(TIME);
    expect(is).toMatchObject({
      date: was.date,
      type: "pickup",
      costs: { subtotal: was.costs.subtotal },
      payment: { last4: "4242" },
    });

    await diner.openTakeOut(SLUG);
    await expect(page.getByRole("heading", { name: m.menu_order_again() })).toBeVisible();
    await page.getByRole("button", { name: m.menu_order_again_add({ name: DISH }) }).click();
    await diner.viewCart();
    await expect(page.getByText(DISH).first()).toBeVisible();
    await expectAccessible(page);
  });

  fullLengthTest(
    "signs in from the checkout, and returns to it with the cart and the account's details.",
    {},
    async ({ diner, page }) => {
      const person = personAt(page);
      await diner.openTakeOut(SLUG);
      await diner.addDish(DISH);
      await diner.checkout();
      await page.getByRole("main").getByRole("link", { name: m.person_sign_in() }).click();
      await person.sees(m.login_heading());
      const email = newAddress("ana");
      await person.register(email, GUEST.name);
      await person.sees(m.checkout_heading());
      await expect(page.getByText(DISH).first()).toBeVisible();
      await expect(page.getByText(`${GUEST.name} · ${email}`)).toBeVisible();
      await expect(page.getByRole("checkbox", { name: startingWith(m.checkout_register()) })).toHaveCount(0);
    },
  );
});

/** Returns the requested time of an order in the restaurant's zone. */
function timeOfDay({ date, zone }: { date: string; zone: string }): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(new Date(date));
}

test.describe("Catering for people with an account", { tag: "@desktop" }, () => {
  fullLengthTest(
    "A guest who orders is redirected to the sign-in and returns to the menu; with an account the checkout opens.",
    {},
    async ({ diner, page }) => {
      const person = personAt(page);
      await diner.open("/caterer-of-members/checkout?catering=true");
      await person.sees(m.login_heading());
      const email = newAddress("office");
      await person.register(email, "Ana");
      await expect.poll(() => new URL(page.url()).pathname).toBe("/caterer-of-members");
      await diner.addDish("Mixed Sandwich Tray", ["30 people"]);
      await diner.checkout();
      await expect(page.getByText(`Ana · ${email}`)).toBeVisible();
      await expectAccessible(page);
    },
  );
});
