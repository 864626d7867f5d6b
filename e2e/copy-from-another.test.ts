import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir, openedServer } from "./server/server.ts";

const OWN = "grill-of-copies";
const OTHER = "little-grill";
const DISH = { "en-CA": /coleslaw/i, "fr-CA": /salade de chou/i } as const;

/** Makes a person a manager of both restaurants, with a PIN at the other one; returns the code for the own one. */
async function aManagerOfTwo(page: Page, name: string): Promise<string> {
  const code = await comptoir("staff", "invite", OWN, name, "--role", "manager");
  await comptoir("staff", "invite", OTHER, name, "--role", "manager", "--same-at", OWN);
  const boss = await comptoir("staff", "invite", OTHER, `Boss of ${name}`, "--role", "manager");
  const origin = openedServer().address;
  const signedIn = await page.request.post(`${origin}/api/auth/login-staff`, { data: { code: boss.trim() } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` };
  const { people } = await (await page.request.get(`${origin}/api/staff/people`, { headers })).json();
  const { id } = people.find((one: { name: string }) => one.name === name);
  const set = await page.request.post(`${origin}/api/staff/people/${id}`, { headers, data: { pin: "1470" } });
  expect(set.status()).toBe(204);
  // The language of the journey stays.
  await page.context().clearCookies({ name: /^(?!locale$)/ });
  return code.trim();
}

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`A manager of two restaurants, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("A dish of the other restaurant is found, ticked and added to the draft; one undo takes it back.", async ({
      page,
    }) => {
      // Slow: checks the screen with axe.
      test.slow();
      const name = `Lou ${language} ${test.info().repeatEachIndex}-${test.info().retry}`;
      await page.goto(`/staff#${await aManagerOfTwo(page, name)}`);
      await page.getByRole("button", { name: m.person_sign_in(), exact: true }).click();
      await expect(page.getByRole("link", { name: m.staff_board() })).toBeVisible();
      await page.goto("/staff/menu");
      await page.getByRole("link", { name: m.studio_copy_link() }).click();
      await page.getByLabel(m.studio_copy_from()).selectOption({ index: 1 });
      await page.getByLabel(m.studio_search()).fill(language === "fr-CA" ? "salade de chou" : "coleslaw");
      await page.getByRole("checkbox", { name: DISH[language] }).first().check();
      await expect(page.getByText(m.studio_copy_dishes({ count: 1 }))).toBeVisible();
      await expectAccessibleAt(page, widths);
      await page.getByRole("button", { name: m.studio_copy_add() }).click();
      await expect(page.getByText(m.studio_saved())).toBeVisible();
      const undone = page.waitForResponse((response) => response.url().endsWith("/staff/menu/edits"));
      await page.getByRole("button", { name: m.studio_undo() }).click();
      await undone;
      await page.goto("/staff/menu/changes");
      await expect(page.getByText(DISH[language])).toHaveCount(0);
    });
  });
}
