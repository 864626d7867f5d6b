import { m } from "@comptoir/messages";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, createDiner, startingWith } from "./diner/diner.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { expect, test } from "./diner/test.ts";

const SCHOOL = "/school-of-two";

/** Adds a child on the profile, as a parent does before the first order. */
async function addChild(
  page: Page,
  child: { readonly name: string; readonly class: string; readonly allergy?: string },
) {
  await page.getByRole("textbox", { name: m.profile_child_name() }).fill(child.name);
  await page.getByRole("textbox", { name: m.profile_child_class() }).fill(child.class);
  if (child.allergy) await page.getByRole("checkbox", { name: child.allergy }).check();
  await page.getByRole("button", { name: m.profile_child_new() }).click();
  await expect(page.getByText(m.profile_child_consent_missing())).toBeVisible();
  await page.getByRole("checkbox", { name: m.profile_child_consent() }).check();
  await page.getByRole("button", { name: m.profile_child_new() }).click();
  await expect(page.getByRole("heading", { name: child.name })).toBeVisible();
}

const columns = (page: Page) => page.locator("section[id^='day-']");

test.describe("A parent", { tag: "@phone" }, () => {
  test("orders a week of lunches for two children in fewer than 25 taps, interrupted and resumed, with Thursday changed.", async ({
    diner,
    page,
    context,
  }) => {
    const email = newAddress("parent");
    await diner.open(`/login?back=${SCHOOL}`);
    await personAt(page).register(email, "Ada");
    await page.getByRole("link", { name: m.school_children_add() }).click();
    await addChild(page, { name: "Zoé", class: "2B", allergy: m.food_fish() });
    await expectAccessible(page);
    await page.goto("/profile/children?school=school-of-two");
    await addChild(page, { name: "Léo", class: "5A" });

    let taps = 0;
    const tap = async (control: Locator) => {
      taps += 1;
      await control.click();
    };
    const dish = (day: Locator, name: string) => day.getByRole("button", { name: m.menu_quick_add({ name }) });

    await diner.open(SCHOOL);
    await tap(page.getByRole("link", { name: m.school_next_week() }));
    await expect(columns(page).getByText(m.school_cutoff_past())).toHaveCount(0);
    const [monday, tuesday, wednesday, thursday, friday] = [0, 1, 2, 3, 4].map((at) => columns(page).nth(at)) as [
      Locator,
      Locator,
      Locator,
      Locator,
      Locator,
    ];
    await tap(dish(monday, "Chicken Caesar wrap"));
    await expect(page.getByRole("dialog", { name: m.school_allergy_heading({ name: "Zoé" }) })).toBeVisible();
    // What lies over the week is not faded with it while that is fetched, though axe reckons so.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await tap(page.getByRole("button", { name: m.school_allergy_leave() }));
    await tap(dish(monday, "Spaghetti marinara"));
    await tap(dish(tuesday, "Turkey sandwich"));
    await tap(dish(wednesday, "Chickpea curry and rice"));
    await tap(dish(thursday, "Tofu bowl"));
    await tap(dish(friday, "Garden pizza"));
    await tap(page.getByRole("button", { name: m.school_same_for({ name: "Léo" }) }));
    await expect(page.getByText(m.school_same_done({ name: "Léo", count: 5 })).first()).toBeAttached();
    await expectAccessible(page);

    await page.close();
    const later = await context.newPage();
    const parent = createDiner(later);
    await parent.open(SCHOOL);
    await tap(later.getByRole("link", { name: m.school_next_week() }));
    await tap(later.getByText(m.school_for_child({ name: "Léo" })));
    const changed = columns(later).nth(3);
    await tap(changed.getByRole("button", { name: m.menu_cart_remove({ name: "Tofu bowl" }) }));
    await tap(dish(changed, "Salmon rice bowl"));
    await tap(later.getByRole("link", { name: startingWith(m.menu_cart_view()) }));
    await expect(later.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible();
    await expect(later.getByRole("listitem").filter({ hasText: "Salmon rice bowl" })).toHaveCount(1);
    await expect(later.getByRole("listitem").filter({ hasText: "Tofu bowl" })).toHaveCount(1);
    await expectAccessible(later);
    await tap(later.getByRole("link", { name: m.cart_to_checkout() }));
    await parent.enterCard(CARDS.approved);
    await tap(parent.payButton);
    await parent.confirmedOrder();
    expect(taps).toBeLessThan(25);

    const together = later.getByRole("region", { name: m.order_together() }).getByRole("listitem");
    await expect(together).toHaveCount(10);
    for (const name of ["Zoé", "Léo"]) await expect(together.filter({ hasText: name })).toHaveCount(5);
    await expectAccessible(later);
    for (const address of [later.url(), await later.title()])
      expect(decodeURIComponent(address)).not.toMatch(/Zoé|Léo/);
  });
});

test.describe("A parent at the keyboard, in French", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA" });

  test("chooses a child, is warned, adds a dish of a day and reaches the cart.", async ({ diner, page }) => {
    await diner.open(`/login?back=${SCHOOL}`);
    await personAt(page).register(newAddress("clavier"), "Ada");
    await page.getByRole("link", { name: m.school_children_add() }).press("Enter");
    await addChild(page, { name: "Zoé", class: "2B", allergy: m.food_fish() });
    await page.getByRole("link", { name: m.profile_children_back() }).click();
    await page.getByRole("link", { name: m.school_next_week() }).press("Enter");
    await expect(columns(page).getByText(m.school_cutoff_past())).toHaveCount(0);
    await expect(page.getByRole("radio", { name: m.school_for_child({ name: "Zoé" }) })).toBeChecked();
    await columns(page).nth(0).getByRole("button").nth(2).press("Enter");
    const question = page.getByRole("dialog", { name: m.school_allergy_heading({ name: "Zoé" }) });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(columns(page).nth(0).getByRole("button").nth(2)).toBeFocused();
    await columns(page).nth(0).getByRole("button").nth(1).press("Enter");
    await page.getByRole("link", { name: startingWith(m.menu_cart_view()) }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: m.cart_heading() })).toBeVisible();
    await expectAccessible(page);
  });
});
