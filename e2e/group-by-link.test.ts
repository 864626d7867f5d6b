import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { CARDS, createDiner } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

const FR = { locale: "fr-CA" } as const;

/** Opens a group with what is in the cart, for the fourth time of the list. Returns the link. */
async function openGroup(page: Page, { pays, limit }: { pays: "host" | "each"; limit?: string }): Promise<string> {
  await page.getByRole("link", { name: m.group_offer() }).click();
  await page.getByLabel(m.table_name()).fill("Ana");
  await page.getByLabel(m.group_time()).selectOption({ index: 4 });
  if (pays === "each") await page.getByText(m.group_each_pays(), { exact: true }).click();
  if (limit !== undefined) await page.getByLabel(m.group_limit()).fill(limit);
  await page.getByLabel(m.group_last_call()).selectOption("15");
  await page.getByRole("button", { name: m.group_open() }).click();
  await expect(page.getByRole("heading", { name: m.group_of({ name: "Ana" }) })).toBeVisible();
  const link = await page.getByText("/group?group=").filter({ visible: true }).textContent();
  // The secret leaves the address after the first load.
  await expect(page).not.toHaveURL(/group=/);
  return link ?? "";
}

const takeOut = (slug: string) => `/${slug}?takeout=true&takeoutType=pickup`;

test("table#group-send: three people order by a link, each on their own phone; the host pays for all in one order.", {
  tag: "@phone",
}, async ({ diner, page: ana, browser, server }) => {
  const another = async (locale: string, javaScriptEnabled = true) => {
    const context = await browser.newContext({
      ...{ baseURL: server.address, viewport: { width: 390, height: 844 }, javaScriptEnabled },
    });
    await context.addCookies([{ name: "locale", value: locale, url: server.address }]);
    return context.newPage();
  };
  await diner.open(takeOut("braise"));
  await diner.addDish("Garlic Bread");
  await diner.viewCart();
  const link = await openGroup(ana, { pays: "host", limit: "10" });
  await expectAccessible(ana);

  // A guest in French joins and adds dishes; the second one goes beyond the limit.
  const olu = await another("fr-CA");
  await olu.goto(link);
  await expect(olu.getByText(m.group_pays_host({ name: "Ana" }, FR))).toBeVisible();
  await olu.getByLabel(m.table_name({}, FR)).fill("Olu");
  await olu.getByRole("button", { name: m.group_join({}, FR) }).click();
  await expect(olu.getByText(m.table_person_you({ name: "Olu" }, FR)).first()).toBeVisible();
  await expect(ana.getByRole("listitem").filter({ hasText: "Olu" })).toBeVisible();
  const atOlu = createDiner(olu);
  await atOlu.open(`${takeOut("braise")}&locale=en-CA`);
  await atOlu.addDish("Coleslaw");
  await atOlu.addDish("Garlic Bread");
  await expect(ana.getByText("× Coleslaw")).toBeVisible();
  await expect(ana.getByText(m.group_line_limit())).toBeVisible();
  // The cart leads to the group, not to a checkout alone.
  await olu.goto("/braise/cart?takeout=true&takeoutType=pickup&locale=fr-CA");
  await olu
    .getByRole("link", { name: m.group_note_to({}, FR) })
    .filter({ visible: true })
    .first()
    .click();
  await expect(olu.getByText(m.group_line_limit({}, FR))).toBeVisible();
  await expectAccessible(olu);

  // A guest without script.
  const bo = await another("en-CA", false);
  await bo.goto(link);
  await bo.getByLabel(m.table_name()).fill("Bo");
  await bo.getByRole("button", { name: m.group_join() }).click();
  await bo.getByRole("button", { name: m.table_done() }).click();
  await expect(ana.getByRole("listitem").filter({ hasText: "Bo" })).toContainText(m.table_state_done());

  await expect(ana.getByText(m.table_still_choosing({ names: "Olu" }))).toBeVisible();
  await ana.getByRole("link", { name: m.group_pay_all() }).click();
  await expect(ana.getByText(m.group_checkout_all({ name: "Ana" }))).toBeVisible();
  await expect(ana.locator("[data-step=when]")).toHaveCount(0);
  const review = ana.getByRole("region", { name: m.checkout_review() });
  await expect(review).toContainText("Olu");
  await expect(review).toContainText("Coleslaw");
  await expectAccessible(ana);

  // What Olu removes while Ana is about to pay is gone there too.
  await olu.goto("/braise/group?takeout=true&takeoutType=pickup&locale=fr-CA");
  await olu.getByRole("button", { name: /Pain à l’ail|Garlic Bread/ }).click();
  await expect(olu.getByText(m.group_line_limit({}, FR))).toHaveCount(0);
  await diner.giveContact();
  await diner.tip(m.checkout_tip_none());
  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  await expect(ana.getByText("Coleslaw", { exact: true }).first()).toBeVisible();
  await expect(olu.getByText(m.group_ended({ name: "Ana" }, FR))).toBeVisible();
  await olu.goto("/braise/cart?takeout=true&takeoutType=pickup");
  await expect(olu.getByText(m.cart_empty({}, FR))).toBeVisible();
});

test("table#group-pays: where each pays, a person's own order says of which group it is, and the group sees it.", {
  tag: "@phone",
}, async ({ diner, page: ana }) => {
  await diner.open(takeOut("braise"));
  await diner.addDish("Coleslaw");
  await diner.viewCart();
  await openGroup(ana, { pays: "each" });
  await ana.getByRole("link", { name: m.group_pay_mine() }).click();
  await expect(ana.getByText(m.group_checkout_mine({ name: "Ana" }))).toBeVisible();
  await diner.giveContact();
  await diner.tip(m.checkout_tip_none());
  await diner.payWithCard(CARDS.approved);
  await diner.confirmedOrder();
  await ana.goto("/braise/group?takeout=true&takeoutType=pickup");
  await expect(ana.getByText(m.group_person_ordered({ number: "" }).trim())).toBeVisible();
});
