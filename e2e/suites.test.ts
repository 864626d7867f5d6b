import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt } from "./accessibility/check-accessibility.ts";
import { personAt } from "./diner/person.ts";
import { saveCard } from "./diner/saved-card.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** The password of everyone in the demonstration. */
const PASSWORD = "Poutine @ noon, 12 times";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };

/** Returns the link of a suite's newest invitation, from the outbox. */
async function invitedTo(page: Page, suite: string): Promise<string> {
  const linkOf = async () => {
    const outbox = await (await page.request.get("/sandbox-gateway/outbox")).text();
    return new RegExp(`/harbour-stadium/landing\\?eventSuite=${suite}&amp;value=[\\w.-]+`).exec(outbox)?.[0];
  };
  await expect.poll(linkOf, { timeout: 30_000 }).toBeDefined();
  return ((await linkOf()) ?? "").replace("&amp;", "&");
}

test.describe("A suite's owner", { tag: "@phone" }, () => {
  test("places a pre-order by the link of a mail, once a card is saved, and changes it by the same link.", async ({
    diner,
    page,
  }) => {
    // Slow: checks seven screens with axe.
    test.slow();
    await comptoir("events", "invite", "harbour-stadium", "next-month");
    const link = await invitedTo(page, "next-month-202");
    await diner.open(link);
    await expect(page.getByRole("heading", { name: "Winter Classic" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: m.landing_pre_order() }).click();
    await personAt(page).signIn("raj@suites.example", PASSWORD);
    await expect(page).toHaveURL(/\/profile\/user-payment-methods\?|\/harbour-stadium\?/);
    // On a retry the card is saved already.
    if (page.url().includes("user-payment-methods")) await saveCard(diner, page);
    await expect(page).toHaveURL(/\/harbour-stadium\?.*eventSuite=next-month-202/);
    await expect(page.getByText("Suite 202", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await diner.addDish("Slider Tray");
    await diner.checkout();
    await diner.openStep("suite");
    await page.getByRole("radio", { name: m.suite_delivery_half_time() }).check();
    await page.getByRole("textbox", { name: m.suite_notes() }).fill("By the window, please.");
    await diner.tip(m.checkout_tip_none());
    // Scroll to the end, where the fixed bar covers no controls.
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    await expectAccessible(page);
    await diner.payButton.click();
    const id = await diner.confirmedOrder();
    await expect(page.getByText(m.suite_brought_label())).toBeVisible();

    await diner.open(link);
    await page.getByRole("link", { name: m.suite_change_pre_order() }).click();
    await expect(page.getByText(m.order_changing_back())).toBeVisible();
    await diner.addDish("Pretzel Board");
    await diner.checkout();
    await diner.payButton.click();
    expect(await diner.confirmedOrder()).toBe(id);
    const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
    expect(order).toMatchObject({ type: "catering", destination: { kind: "suite", eventSuiteId: "next-month-202" } });
    const names = order.items.map(({ name }: { readonly name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["Slider Tray", "Pretzel Board"]));

    await diner.open("/profile/events");
    await expectAccessibleAt(page, [TABLET, PHONE]);
    const record = { suite: "Suite 202", event: "Winter Classic" };
    await page.getByRole("link", { name: m.suite_record_named(record) }).click();
    await expect(page.getByText(m.suite_act_pre_order_changed()).first()).toBeVisible();
    await expectAccessibleAt(page, [TABLET, PHONE]);
  });
});

test.describe("Two operators who edit one suite's settings", { tag: "@desktop" }, () => {
  fullLengthTest(
    "the second one sees the first one's changes, and overwrites them only after a confirmation.",
    {},
    async ({ diner, page }) => {
      const settings = "/harbour-stadium/suite-settings?eventSuite=tonight-212";
      await diner.open(settings);
      await personAt(page).signIn("olivia@stadium.example", PASSWORD);
      const limitAt = (at: Page) => at.getByRole("textbox", { name: m.suite_tab_limit() });
      const confirmAt = async (at: Page, limit: string) => {
        await limitAt(at).fill(limit);
        await at
          .getByRole("button", { name: new RegExp(`^(${m.suite_settings_confirm()}|${m.suite_settings_change()})$`) })
          .click();
      };
      await expect(limitAt(page)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(settings);
      await confirmAt(other, "700");
      await expect(other.getByText(m.suite_settings_saved())).toBeVisible();
      await confirmAt(page, "900");
      await expect(page.getByRole("alert").filter({ hasText: m.refusal_suite_version() })).toBeVisible();
      await expect(limitAt(page)).toHaveValue("$700.00");
      await confirmAt(page, "950");
      await expect(page.getByText(m.suite_settings_saved())).toBeVisible();
      await expect(limitAt(page)).toHaveValue("$950.00");

      // Without a suite, the address leads to the events and says what to do.
      await page.goto("/harbour-stadium/suite-settings");
      await expect(page).toHaveURL(/\/harbour-stadium\/events\?for=suite-settings$/);
      await expect(page.getByText(m.operator_choose_suite())).toBeVisible();
    },
  );
});

test.describe("An operator who switches from one suite to another", { tag: "@desktop" }, () => {
  fullLengthTest(
    "starts each with an empty cart: the first suite's lines are in neither cart.",
    {},
    async ({ diner, page }) => {
      await diner.open("/harbour-stadium/events");
      await personAt(page).signIn("olivia@stadium.example", PASSWORD);
      await page.getByRole("link", { name: /Harbour v\. Rapids/ }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Harbour v. Rapids" })).toBeVisible();
      const list = page.url();
      const actFor = async (owner: string, suite: string) => {
        await diner.open(list);
        const leave = page.getByRole("button", { name: m.suite_acting_end() });
        if (await leave.isVisible()) await leave.click();
        await page.getByRole("button", { name: m.suite_act_as_named({ owner, suite }) }).click();
        await expect(page).toHaveURL(/eventDayOrdering=true/);
      };
      const inCart = (name: string) => page.getByRole("group", { name: m.site_quantity_of({ name }) });
      await actFor("Raj Patel", "Suite 210");
      await diner.addDish("Suite Burger");
      await diner.viewCart();
      await page.reload();
      await expect(inCart("Suite Burger")).toContainText("1");
      for (const [owner, suite] of [
        ["Grace Okafor", "Suite 211"],
        ["Raj Patel", "Suite 210"],
      ] as const) {
        await actFor(owner, suite);
        await diner.addDish("Soft Pretzel");
        await diner.viewCart();
        await expect(inCart("Soft Pretzel")).toContainText("1");
        await expect(inCart("Suite Burger")).toHaveCount(0);
      }
    },
  );
});

test.describe("An operator on a tablet", { tag: "@desktop" }, () => {
  test.use({ language: "fr-CA", viewport: TABLET });

  fullLengthTest(
    "acts for an owner, opens the suite's tab and orders on it; a banner names the owner until the operator leaves the suite.",
    {},
    async ({ diner, page }) => {
      // Slow: checks nine screens with axe, three of them in both languages.
      test.slow();
      await diner.open("/harbour-stadium/events");
      await personAt(page).signIn("olivia@stadium.example", PASSWORD);
      await expect(page.getByRole("heading", { level: 1, name: m.operator_events() })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: /Harbour v\. Rapids/ }).click();
      await expectAccessible(page);
      await page
        .getByRole("button", { name: m.suite_act_as_named({ owner: "Grace Okafor", suite: "Suite 203" }) })
        .click();

      const banner = page.getByRole("complementary", { name: m.suite_acting() });
      const isSaid = () => expect(banner).toContainText(m.suite_acting_for({ owner: "Grace Okafor" }));
      await expect(page).toHaveURL(/eventDayOrdering=true/);
      await isSaid();
      await diner.addDish("Burger de la loge");
      await expectAccessible(page);
      await diner.viewCart();
      await isSaid();
      await diner.goToCheckout();
      await isSaid();
      const confirm = page.getByRole("button", { name: m.suite_settings_confirm() });
      // On a retry the tab is open already.
      if (await confirm.isVisible()) {
        // Matches the start of the name: the other option's description contains the same word.
        await page.getByRole("radio", { name: new RegExp(`^${m.suite_preference_invoice()}`) }).check();
        await page.getByRole("textbox", { name: m.suite_tab_limit() }).fill("900,00 $");
      }
      // Scroll to the end, where the fixed bar covers no controls.
      await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
      await expectAccessible(page);
      if (await confirm.isVisible()) await confirm.click();
      await expect(page.getByText(m.suite_tab_invoiced())).toBeVisible();
      await diner.tip(m.checkout_tip_none());
      await page
        .locator("[type=submit]:visible", { hasText: m.suite_put_on_tab({ total: "" }).split(/\s/)[0] ?? "" })
        .click();
      const id = await diner.confirmedOrder();
      await isSaid();
      const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
      expect(order).toMatchObject({
        destination: { kind: "suite", eventSuiteId: "tonight-203" },
        payment: { method: "tab", status: "on-tab" },
      });

      await banner.getByRole("link", { name: m.suite_settings() }).click();
      await expect(page.getByText(m.suite_preference_fixed())).toBeVisible();
      await expect(
        page.getByText(m.suite_act_for({ by: "Olivia Stewart", owner: "Grace Okafor" })).first(),
      ).toBeVisible();
      await expectAccessible(page);
      await banner.getByRole("button", { name: m.suite_acting_end() }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Harbour v. Rapids" })).toBeVisible();
      await expect(banner).toHaveCount(0);
      await expect(page.getByText(m.suite_state_tab_open()).first()).toBeVisible();
      const suites = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
      const ofState = page.getByRole("navigation", { name: m.operator_states() }).getByRole("link");
      await ofState.filter({ hasText: m.suite_state_tab_open() }).click();
      await expect(suites.filter({ hasText: m.suite_state_none() })).toHaveCount(0);
      await expect(suites.filter({ hasText: "Suite 203" })).toBeVisible();
      await ofState.filter({ hasText: m.operator_states_all() }).click();
      await expect(suites.filter({ hasText: m.suite_state_none() })).not.toHaveCount(0);

      const list = page.url().replace(/\?.*$/, "");
      const settings = "/harbour-stadium/suite-settings?eventSuite=tonight-201";
      const screens = [`${list.replace(/\/[^/]*$/, "")}`, list, settings, `${list}/tonight-203/record`];
      // In French, these screens were checked on the tablet on the way here.
      const readers = [
        ["fr-CA", [PHONE]],
        ["en-CA", [TABLET, PHONE]],
      ] as const;
      for (const [locale, widths] of readers.slice(0, runLength({ quick: 1, full: 2 }))) {
        await page.context().addCookies([{ name: "locale", value: locale, url: new URL("/", page.url()).href }]);
        for (const screen of screens) {
          await page.goto(screen);
          await expect(page.locator("html")).toHaveAttribute("lang", locale);
          await expectAccessibleAt(page, widths);
        }
      }
    },
  );
});
