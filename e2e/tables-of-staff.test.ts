import { type Locale, m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { createDiner } from "./diner/diner.ts";
import { expect, test } from "./diner/test.ts";
import { atWidth, doubleText } from "./diner/width.ts";
import { comptoir } from "./server/server.ts";

/** Two dishes as the phone's menu names them; the staff read the kitchen's English. */
const DISHES = { "en-CA": ["Coleslaw", "Garlic Bread"], "fr-CA": ["Salade de chou", "Pain à l’ail"] } as const;
const OTHER: Readonly<Record<Locale, Locale>> = { "en-CA": "fr-CA", "fr-CA": "en-CA" };

for (const language of (["en-CA", "fr-CA"] as const).slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`Tables of the staff, ${language}`, { tag: "@desktop" }, () => {
    test.use({ language, viewport: { width: 820, height: 1180 } });

    test("table#by-staff: the counter sees a table live, removes a dish and closes it; the phone says so.", async ({
      page,
      browser,
      server,
    }, { retry, repeatEachIndex }) => {
      const table = String((language === "en-CA" ? 30 : 33) + ((retry + repeatEachIndex) % 3));
      const invited = await comptoir(
        ...(["staff", "invite", "braise", `Pass ${language} ${retry} ${repeatEachIndex}`] as const),
        ...(["--device", "--role", "counter"] as const),
      );
      await page.goto(`/staff#${invited.trim()}`);
      await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
      await page.getByRole("link", { name: m.modes_tables(), exact: true }).click();
      await expect(page.getByRole("heading", { name: m.modes_tables(), exact: true })).toBeVisible();

      const locale = OTHER[language];
      const context = await browser.newContext({
        ...{ baseURL: server.address, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
      });
      await context.addCookies([{ name: "locale", value: locale, url: server.address }]);
      const phone = await context.newPage();
      await phone.goto(`/braise/table?tableNum=${table}`);
      await phone.getByLabel(m.table_name({}, { locale })).fill("Ana");
      await phone.getByRole("button", { name: m.table_join({}, { locale }) }).click();
      await expect(phone.getByRole("heading", { name: m.table_people({}, { locale }) })).toBeVisible();

      const card = page.getByRole("region", { name: m.board_table({ table }) });
      await expect(card.getByText("Ana", { exact: true })).toBeVisible();
      const diner = createDiner(phone);
      await diner.open(`/braise?tableNum=${table}&locale=${language}`);
      for (const dish of DISHES[language]) await diner.addDish(dish);
      const removes = (dish: string) =>
        card.getByRole("button", { name: m.modes_tables_remove_line({ dish, name: "Ana" }) });
      await expect(removes("Coleslaw")).toBeVisible();
      await expect(removes("Garlic Bread")).toBeVisible();
      await phone.goto(`/braise/table?tableNum=${table}&locale=${locale}`);
      await expectAccessible(page);

      await removes("Coleslaw").click();
      await expectAccessible(page);
      await page.getByRole("dialog").getByRole("button", { name: m.modes_tables_remove(), exact: true }).click();
      await expect(removes("Coleslaw")).toBeHidden();
      await expect(
        phone.getByText(m.table_removed_by_restaurant({ dish: DISHES[locale][0] }, { locale })),
      ).toBeVisible();
      await expectAccessible(phone);

      // On the smallest phone with doubled text, the names keep a width of their own, and nothing scrolls sideways.
      await atWidth(page, 320);
      await doubleText(page);
      await expect.poll(() => page.evaluate("document.documentElement.scrollWidth")).toBe(320);
      const ana = await card.getByText("Ana", { exact: true }).first().boundingBox();
      expect(ana?.height).toBeLessThan(80);
      await atWidth(page, 820, 1180);
      await page.reload();

      await phone.getByRole("button", { name: m.table_send_mine({}, { locale }) }).click();
      await expect(card.getByText(m.modes_tables_sent(), { exact: true })).toBeVisible();
      await expect(removes("Garlic Bread")).toBeHidden();

      await card.getByRole("button", { name: m.modes_tables_close({ table }) }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(m.modes_tables_close_text())).toBeVisible();
      await dialog.getByRole("button", { name: m.modes_tables_close({ table }) }).click();
      await expect(card).toBeHidden();
      await expect(phone.getByText(m.refusal_table_closed({}, { locale }))).toBeVisible();

      // The round stays on the board, with its number at the table.
      await page.goto("/staff/board");
      await expect(
        page.getByText(`${m.board_table({ table })} · ${m.board_round({ round: 1 })}`).first(),
      ).toBeVisible();
      await context.close();
    });
  });
}

test.describe("In forced colours", { tag: "@desktop" }, () => {
  test.use({
    contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
    viewport: { width: 820, height: 1180 },
  });

  test("table#by-staff: a table's card and its buttons have an edge.", async ({ page, browser, server }, { retry }) => {
    const table = String(36 + retry);
    const invited = await comptoir("staff", "invite", "braise", `Forced ${retry}`, "--device", "--role", "counter");
    await page.goto(`/staff#${invited.trim()}`);
    await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
    await page.getByRole("link", { name: m.modes_tables(), exact: true }).click();
    const context = await browser.newContext({ baseURL: server.address });
    const phone = await context.newPage();
    await phone.goto(`/braise/table?tableNum=${table}`);
    await phone.getByLabel(m.table_name()).fill("Ana");
    await phone.getByRole("button", { name: m.table_join() }).click();
    const card = page.getByRole("region", { name: m.board_table({ table }) });
    await expect(card).toHaveCSS("border-top-width", "1px");
    await expect(card.getByRole("button", { name: m.modes_tables_close({ table }) })).toHaveCSS(
      "border-top-width",
      "1px",
    );
    await context.close();
  });
});
