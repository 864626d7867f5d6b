import { randomBytes } from "node:crypto";
import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { openBoard, placeAtTables } from "./diner/board.ts";
import { startingWith } from "./diner/diner.ts";
import { starPrinter } from "./diner/star-printer.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** A restaurant of each language, since an order prints on all printers of its restaurant. */
const SLUGS = { "en-CA": "kitchen-of-paper", "fr-CA": "kitchen-of-rolls" } as const;

/** A name that no other attempt has. */
const named = (name: string) => `${name} ${randomBytes(3).toString("hex")}`;

/** Fills the form of a new Star, and returns the address that the page shows. */
async function addStar(page: Page, name: string): Promise<string> {
  await page.locator("#add-name").fill(name);
  await page.locator("#add-model").selectOption("star-mc-print3");
  await page.getByRole("button", { name: m.staff_printer_add_submit_address() }).click();
  await expect(page.getByRole("heading", { name: m.staff_printer_address_of({ name }) })).toBeVisible();
  return (await page.locator("code").textContent()) ?? "";
}

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A printer, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("is added, polls and prints a test page; an order's ticket prints; no paper and a failed ticket are on the board.", async ({
      page,
      context,
      request,
    }) => {
      test.slow();
      const [slug, kitchen] = [SLUGS[language], named("Kitchen")];
      await openBoard(page, slug, named("Board"));
      await page.getByRole("button", { name: m.board_without_sound() }).click();
      const settings = await context.newPage();
      await settings.goto("/staff");
      await settings.getByRole("link", { name: m.staff_printers() }).click();
      await expect(settings.getByRole("heading", { name: m.staff_printer_add() })).toBeVisible();
      await expectAccessible(settings);
      await settings.getByRole("link", { name: startingWith(m.staff_printer_way_cloudprnt()) }).click();
      await expect(settings.locator("#add-model")).toBeVisible();
      await expectAccessibleAt(settings, widths);
      const printer = starPrinter(await addStar(settings, kitchen), "00:11:62:0a:1b:2c");
      await expect(settings.getByRole("heading", { name: m.staff_printer_steps() })).toBeVisible();
      await expectAccessibleAt(settings, widths);

      // The page says that the printer has asked, without a touch.
      await settings.getByRole("link", { name: m.staff_printer_to({ name: kitchen }) }).click();
      const state = settings.getByRole("status").filter({ hasText: m.staff_printer_never_seen() });
      await expect(state).toBeVisible();
      expect(await printer.poll()).toBeNull();
      await expect(settings.getByRole("status").filter({ hasText: m.staff_printer_ready() })).toBeVisible({
        timeout: 30_000,
      });
      await settings.getByRole("button", { name: m.staff_printer_test_submit() }).click();
      await expect(settings.getByText(m.staff_printer_test_sent())).toBeVisible();
      expect(await printer.print()).toContain("àâæçéèêëîï");
      const log = settings.getByRole("region", { name: m.staff_printer_log() }).getByRole("listitem");
      await expect(log.filter({ hasText: m.staff_printer_job_test() })).toContainText(m.staff_printer_job_printed());
      await expectAccessibleAt(settings, widths);

      await placeAtTables(request, slug, { orders: 1, everyMs: 0 });
      expect(await printer.print()).toContain("Garlic Bread");

      // No paper: the board says so until there is some.
      await printer.poll("410 Paper out");
      const bar = page.getByRole("status").filter({ hasText: kitchen });
      await expect(bar).toBeVisible({ timeout: 30_000 });
      await expectAccessibleAt(page, widths);
      await printer.poll();
      await expect(bar).toBeHidden({ timeout: 30_000 });

      // A ticket whose printer fails and is turned off stands first. Printed again, it is a copy.
      await placeAtTables(request, slug, { orders: 1, everyMs: 0 });
      await printer.print("500 Error");
      await settings.getByRole("button", { name: m.staff_printer_turn_off() }).click();
      const unprinted = page.getByRole("article").filter({ hasText: m.board_unprinted() });
      await expect(unprinted).toHaveCount(1);
      await expect(page.getByRole("article").first()).toContainText(m.board_unprinted_at({ printers: kitchen }));
      await expectAccessibleAt(page, widths);
      await settings.getByRole("button", { name: m.staff_printer_turn_on() }).click();
      await expect(settings.getByRole("button", { name: m.staff_printer_turn_off() })).toBeVisible();
      await unprinted.getByRole("button").filter({ hasText: m.board_print_again() }).click();
      expect(await printer.print()).toMatch(/COPY|COPIE/);
      await expect(unprinted).toHaveCount(0);

      // From an order's dialog a receipt is printed on this screen.
      await page.getByRole("article").first().locator("button").last().click();
      await page.getByRole("dialog").getByRole("button", { name: m.board_print() }).click();
      await page.getByRole("radio", { name: startingWith(m.board_print_receipt()) }).check();
      await page.getByRole("radio", { name: startingWith(m.board_print_screen_58()) }).check();
      await expectAccessible(page);
      await context.addInitScript("window.print = () => { document.documentElement.dataset.printed = 'true'; }");
      const opened = context.waitForEvent("page");
      await page.getByRole("link", { name: m.board_print_open() }).click();
      const paper = await opened;
      await expect(paper.locator("html[data-printed]")).toBeAttached();
      await expect(paper.locator("svg").first()).toHaveCSS("width", /^2(?:18|19|20)/);
      await comptoir("printers", "remove", slug, kitchen);
    });
  });
}

test.describe("Without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  fullLengthTest("a manager adds a printer, prints a test page, turns it off and removes it.", {}, async ({ page }) => {
    const bar = named("Bar");
    const code = await comptoir("staff", "invite", "kitchen-of-ink", named("Manager"), "--role", "manager");
    await page.goto("/staff");
    await page.getByLabel(m.staff_code()).fill(code.trim());
    await page.getByRole("main").getByRole("button", { name: m.person_sign_in() }).click();
    await page.getByRole("link", { name: m.staff_printers() }).click();
    await page.getByRole("link", { name: startingWith(m.staff_printer_way_cloudprnt()) }).click();
    const printer = starPrinter(await addStar(page, bar), "00:11:62:0a:1b:2d");
    await page.getByRole("link", { name: m.staff_printer_to({ name: bar }) }).click();
    await page.getByRole("button", { name: m.staff_printer_test_submit() }).click();
    await expect(page.getByText(m.staff_printer_test_sent())).toBeVisible();
    expect(await printer.print()).toContain("àâæçéèêëîï");
    await page.reload();
    await expect(page.getByText(m.staff_printer_job_printed()).first()).toBeVisible();
    await page.getByRole("button", { name: m.staff_printer_turn_off() }).click();
    await expect(page.getByRole("status").filter({ hasText: m.staff_printer_off() })).toBeVisible();
    await page.getByText(m.staff_printer_remove(), { exact: true }).click();
    await page.getByRole("button", { name: m.staff_remove({ name: bar }) }).click();
    await expect(page.getByRole("heading", { name: m.staff_printers(), level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: startingWith(bar) })).toHaveCount(0);
  });
});
