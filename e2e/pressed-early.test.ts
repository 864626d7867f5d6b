import { m } from "@comptoir/messages";
import { addChild } from "./diner/children.ts";
import { holdScript } from "./diner/hold-script.ts";
import { newAddress, personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("A press before the script has loaded", { tag: "@phone" }, () => {
  fullLengthTest("opens a dish over its menu without waiting.", {}, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto("/braise?tableNum=61", { waitUntil: "commit" });
    await page.getByRole("link", { name: "Burrata & Tomato" }).first().click();
    const dish = page.getByRole("dialog", { name: "Burrata & Tomato" });
    await expect(dish).toBeVisible();
    letGo();
    await dish
      .getByRole("link", { name: m.site_close() })
      .or(dish.getByRole("button", { name: m.site_close() }))
      .click();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL("/braise?tableNum=61");
  });

  test("adds a dish to the cart once, and the dishes stay.", async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto("/braise?tableNum=62", { waitUntil: "commit" });
    await page
      .getByRole("button", { name: m.menu_quick_add({ name: "Drip Coffee" }) })
      .first()
      .click();
    letGo();
    await expect(page.getByText(m.menu_card_in_cart({ count: 1 })).first()).toBeAttached();
    await expect(page.getByRole("link", { name: "Burrata & Tomato" }).first()).toBeVisible();
  });

  fullLengthTest("checks a filter, which applies after hydration.", {}, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto("/braise?tableNum=63", { waitUntil: "commit" });
    await page.getByText(m.menu_filters(), { exact: true }).click();
    const vegan = page.getByRole("checkbox", { name: m.food_vegan() });
    await vegan.check();
    letGo();
    await expect(page.getByText(m.menu_filters_active({ count: 1 }))).toBeVisible();
    await expect(page.getByRole("link", { name: "Striploin, 12 oz", exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: m.menu_filters_clear() }).click();
    await expect(vegan).not.toBeChecked();
  });

  fullLengthTest("enters a member's number once that part of the page has its script.", {}, async ({ page }) => {
    const letGo = await holdScript(page);
    await page.goto("/cercle-du-canal?tableNum=64", { waitUntil: "commit" });
    await page.getByText("Are you a member?").click();
    await page.getByRole("textbox", { name: "Member number", exact: true }).fill("M-2001");
    await page.getByRole("button", { name: "Show my prices" }).click();
    letGo();
    await expect(page.getByText("You see the members’ prices and the members’ table.", { exact: false })).toBeVisible();
    expect(new URL(page.url()).searchParams.get("tableNum")).toBe("64");
  });

  fullLengthTest("is queued for a part of the page whose script loads later.", {}, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.goto("/cercle-du-canal?tableNum=65");
    await page.getByText("Are you a member?").click();
    await page.getByRole("textbox", { name: "Member number", exact: true }).fill("M-2001");
    await page.getByRole("button", { name: "Show my prices" }).click();
    const leave = page.getByRole("button", { name: m.membership_leave() });
    await expect(leave).toBeVisible();
    await page.route(/\/member-panel-.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/member-panel-.*\.js$/);
    await page.reload({ waitUntil: "commit" });
    await asked;
    await leave.click();
    held.resolve();
    await expect(page.getByText("Are you a member?")).toBeVisible();
  });

  fullLengthTest("chooses a school's dish for the child of that day.", {}, async ({ page }) => {
    await page.goto("/login?back=/school-of-two");
    await personAt(page).register(newAddress("early-parent"), "Ada");
    await page.getByRole("link", { name: m.school_children_add() }).click();
    await addChild(page, { name: "Zoé", class: "2B" });
    await page.goto("/school-of-two");
    const nextWeek = page.getByRole("link", { name: m.school_next_week() });
    const address = new URL((await nextWeek.getAttribute("href")) ?? "", page.url()).href;
    const letGo = await holdScript(page);
    await page.goto(address, { waitUntil: "commit" });
    const name = "Chicken Caesar wrap";
    await page
      .getByRole("button", { name: m.menu_quick_add({ name }) })
      .first()
      .click();
    letGo();
    await expect(page.getByRole("group", { name: m.site_quantity_of({ name }) })).toBeVisible();
  });
});
