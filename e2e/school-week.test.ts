import { m } from "@comptoir/messages";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { addChild } from "./diner/children.ts";
import { createDiner, startingWith } from "./diner/diner.ts";
import { createInteractionCounter, secondsOf } from "./diner/hand.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { saveCard } from "./diner/saved-card.ts";
import { goToNextWeek, schoolDays } from "./diner/school.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const SCHOOL = "/school-of-two";

test.describe("A parent", { tag: "@phone" }, () => {
  test("orders a week of lunches for two children within a minute and 25 taps, with two interruptions and a changed Thursday.", async ({
    diner,
    page: first,
    context,
  }) => {
    // Slow: checks five screens with axe.
    test.slow();
    const email = newAddress("parent");
    await diner.open(`/login?back=${SCHOOL}`);
    await personAt(first).register(email, "Ada");
    await first.getByRole("link", { name: m.school_children_add() }).click();
    await addChild(first, { name: "Zoé", class: "2B", allergy: m.food_fish() });
    await expectAccessible(first);
    await first.goto("/profile/children?school=school-of-two");
    await addChild(first, { name: "Léo", class: "5A" });
    await first.goto("/profile/user-payment-methods");
    await saveCard(diner, first);
    await expect(first.getByText(m.order_card_ending({ brand: "Visa", last4: "4242" })).first()).toBeVisible();

    // From here on, the parent is a returning one: count her interactions.
    const hand = createInteractionCounter();
    let page = first;
    const nextWeek = () => goToNextWeek(page, (link) => hand.tapTo(link, async () => {}));
    const day = (at: number) => schoolDays(page).nth(at);
    const dish = (at: number, name: string) => day(at).getByRole("button", { name: m.menu_quick_add({ name }) });
    const isChosen = (at: number, name: string) =>
      expect(day(at).getByRole("group", { name: m.site_quantity_of({ name }) })).toBeVisible();
    const choose = async (at: number, name: string) => {
      await hand.tap(dish(at, name));
      await isChosen(at, name);
    };
    const interrupted = async () => {
      await page.close();
      page = await context.newPage();
      await hand.comeBack(page, () => createDiner(page).open(SCHOOL));
      await nextWeek();
    };

    await diner.open(SCHOOL);
    await nextWeek();
    await hand.tap(dish(0, "Chicken Caesar wrap"));
    await expect(page.getByRole("dialog", { name: m.school_allergy_heading({ name: "Zoé" }) })).toBeVisible();
    // Wait for loading to end: axe counts the faded page's contrast for the dialog above it.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await hand.tap(page.getByRole("button", { name: m.school_allergy_leave() }));
    await choose(0, "Spaghetti marinara");
    await choose(1, "Turkey sandwich");
    await choose(2, "Chickpea curry and rice");

    await interrupted();
    await isChosen(2, "Chickpea curry and rice");
    await choose(3, "Tofu bowl");
    await choose(4, "Garden pizza");
    await hand.tap(page.getByRole("button", { name: m.school_same_for({ name: "Léo" }) }));
    await expect(page.getByText(m.school_same_done({ name: "Léo", count: 5 })).first()).toBeAttached();
    await expectAccessible(page);

    await interrupted();
    await hand.tap(page.getByText(m.school_for_child({ name: "Léo" }), { exact: true }));
    await hand.tap(day(3).getByRole("button", { name: m.menu_cart_remove({ name: "Tofu bowl" }) }));
    await choose(3, "Salmon rice bowl");
    await hand.tapTo(page.getByRole("link", { name: startingWith(m.menu_cart_view()) }), () =>
      expect(page.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible(),
    );
    await expect(page.getByRole("listitem").filter({ hasText: "Salmon rice bowl" })).toHaveCount(1);
    await expect(page.getByRole("listitem").filter({ hasText: "Tofu bowl" })).toHaveCount(1);
    await expectAccessible(page);
    await hand.tapTo(page.getByRole("link", { name: m.cart_to_checkout() }), () =>
      expect(page.getByRole("heading", { level: 1, name: m.checkout_heading() })).toBeVisible(),
    );
    const parent = createDiner(page);
    await hand.tapTo(parent.payButton, () => parent.confirmedOrder());
    expect(hand.done.taps, JSON.stringify(hand.done)).toBeLessThan(25);
    expect(secondsOf(hand.done), JSON.stringify(hand.done)).toBeLessThan(60);

    const together = page.getByRole("region", { name: m.order_together() }).getByRole("listitem");
    await expect(together).toHaveCount(10);
    for (const name of ["Zoé", "Léo"]) await expect(together.filter({ hasText: name })).toHaveCount(5);
    await expectAccessible(page);
    for (const address of [page.url(), await page.title()]) expect(decodeURIComponent(address)).not.toMatch(/Zoé|Léo/);
  });
});

test.describe("A parent at the keyboard, in French", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  fullLengthTest(
    "chooses a child, gets a warning, adds a dish of a day and reaches the cart.",
    {},
    async ({ diner, page }) => {
      await diner.open(`/login?back=${SCHOOL}`);
      await personAt(page).register(newAddress("clavier"), "Ada");
      await page.getByRole("link", { name: m.school_children_add() }).press("Enter");
      await addChild(page, { name: "Zoé", class: "2B", allergy: m.food_fish() });
      await page.getByRole("link", { name: m.profile_children_back() }).click();
      await goToNextWeek(page, (link) => link.press("Enter"));
      await expect(page.getByRole("radio", { name: m.school_for_child({ name: "Zoé" }) })).toBeChecked();
      await schoolDays(page).nth(0).getByRole("button").nth(2).press("Enter");
      const question = page.getByRole("dialog", { name: m.school_allergy_heading({ name: "Zoé" }) });
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(schoolDays(page).nth(0).getByRole("button").nth(2)).toBeFocused();
      await schoolDays(page).nth(0).getByRole("button").nth(1).press("Enter");
      await page.getByRole("link", { name: startingWith(m.menu_cart_view()) }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible();
      await expectAccessible(page);
    },
  );
});
