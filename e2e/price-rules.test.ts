import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { openBoard } from "./diner/board.ts";
import { startingWith } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";

/** A restaurant for each journey, since its managers share one draft. */
const SLUGS = { "en-CA": "grill-of-rules", "fr-CA": "grill-of-rules-in-french" } as const;
/** What a coleslaw of $5.00 costs at 18 % less. */
const LESS = /(?<!\d)4[.,]10/;

const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:00`;
const MENU = { "en-CA": "All Day & Dinner", "fr-CA": "Toute la journée et souper" } as const;
const SIDES = { "en-CA": "Sides", "fr-CA": "Accompagnements" } as const;

const saved = (page: Page) => expect(page.getByText(m.studio_saved())).toBeVisible();

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A manager, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("A happy hour over a section is added, looked at before, in and after it, and published: guests have its price.", async ({
      page,
      context,
    }) => {
      // Slow: checks the screen with axe.
      test.slow();
      const slug = SLUGS[language];
      const name = `Happy ${test.info().repeatEachIndex}-${test.info().retry}`;
      const now = Temporal.Now.zonedDateTimeISO("America/Toronto");
      await openBoard(page, slug, `Office ${name}`);
      await page.goto("/staff/menu/rules");
      await page.getByLabel(m.studio_rules_new_name()).fill(name);
      await page.getByRole("button", { name: m.studio_rules_add() }).click();
      const rule = page.getByRole("listitem").filter({ hasText: name }).first();
      await rule.getByText(m.studio_rules_parts_of({ name: MENU[language] })).click();
      await rule.getByLabel(m.studio_rules_all_of({ name: SIDES[language] }), { exact: true }).check();
      for (const day of ["2026-11-28", "2026-11-29"]) {
        const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
        await rule.getByLabel(startingWith(weekday)).check();
      }
      await rule.getByLabel(m.studio_from(), { exact: true }).fill(clock(now.hour));
      await rule.getByLabel(m.studio_to(), { exact: true }).fill(clock(now.hour + 2));
      await rule.getByLabel(m.studio_rules_effect()).selectOption("percent_off");
      await rule.getByLabel(m.studio_rules_percent(), { exact: true }).fill("18");
      await rule.getByLabel(m.studio_rules_percent(), { exact: true }).press("Enter");
      await saved(page);
      await expectAccessibleAt(page, widths);

      const guest = await context.newPage();
      const tomorrow = now.add({ days: 1 }).toPlainDate();
      await guest.goto(`/${slug}?preview=${tomorrow}T${clock(now.hour)}`);
      await expect(guest.getByText(LESS).first()).toBeVisible();
      await guest.goto(`/${slug}?preview=${tomorrow}T${clock(now.hour + 3)}`);
      await expect(guest.getByText(m.studio_preview_text())).toBeVisible();
      await expect(guest.getByText(LESS)).toHaveCount(0);

      await page.getByRole("link", { name: m.studio_review() }).click();
      await page.getByRole("button", { name: m.studio_publish() }).click();
      await expect(page.getByText(m.studio_published())).toBeVisible();
      await guest.goto(`/${slug}?tableNum=4`);
      await expect(guest.getByText(LESS).first()).toBeVisible();
    });
  });
}
