import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt, READERS } from "./accessibility/check-accessibility.ts";
import { personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

/** Invites a member to the staff, and returns the code. Each test has members of its own. */
async function invited(name: string, ...options: string[]): Promise<string> {
  return (await comptoir("staff", "invite", "cafe-perce-neige", name, ...options)).trim();
}

/** Tells the attempts of a journey apart: a name is one member's only. */
function attempt(): string {
  const { repeatEachIndex, retry } = test.info();
  return `${repeatEachIndex}-${retry}`;
}

/** Opens another browser in the same language, such as a tablet. */
async function anotherBrowser(browser: Browser | null, context: BrowserContext): Promise<Page> {
  const other = await browser?.newContext();
  if (!other) throw new Error("The journey has no browser.");
  await other.addCookies((await context.cookies()).filter(({ name }) => name === "locale"));
  return other.newPage();
}

/** Presses digits on the pad. */
async function pressDigits(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole("button", { name: digit, exact: true }).click();
}

test.describe("Without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  fullLengthTest(
    "A manager signs in, adds a person, and a person is chosen by PIN; the pad is not shown.",
    {},
    async ({ page }) => {
      const person = personAt(page);
      const named = `Person ${attempt()}`;
      await page.goto("/staff");
      await person.fill(m.staff_code(), await invited(`Manager ${attempt()}`));
      await person.press(m.person_sign_in());
      await page.getByRole("link", { name: m.staff_people() }).click();
      await page.locator("#add-name").fill(named);
      await page.locator("#add-pin").fill("2580");
      await page.getByRole("button", { name: m.staff_add_submit() }).click();
      await person.sees(m.staff_people());
      await expect(page.getByRole("heading", { name: m.staff_code_for({ name: named }) })).toBeVisible();
      await page.goto("/staff/who");
      await page.getByRole("link", { name: named }).click();
      await expect(page.getByRole("button", { name: "5", exact: true })).toBeHidden();
      await person.fill(m.staff_pin(), "2580");
      await page.getByRole("button", { name: m.staff_pin_continue() }).click();
      await expect(page.getByText(m.staff_signed_in({ name: named }))).toBeVisible();
    },
  );
});

for (const { language, colorScheme, widths } of READERS.slice(0, runLength({ quick: 1, full: 2 }))) {
  test.describe(`The staff, ${language}, ${colorScheme}`, { tag: "@desktop" }, () => {
    test.use({ language, colorScheme });

    test("A manager adds a tablet and a person; on the tablet the person is chosen by PIN, and it is all in the history.", async ({
      diner,
      page,
      context,
      browser,
    }) => {
      // Slow: checks seven screens with axe, at each width.
      test.slow();
      const [boss, tablet, noor] = ["Boss", "Tablet", "Noor"].map((name) => `${name} ${language} ${attempt()}`) as [
        string,
        string,
        string,
      ];
      const person = personAt(page);
      await diner.open(`/staff#${await invited(boss)}`);
      await expect(page).toHaveURL(/\/staff$/);
      await person.press(m.person_sign_in());
      await expect(page.getByText(m.staff_signed_in({ name: boss }))).toBeVisible();
      await expectAccessibleAt(page, widths);

      await page.getByRole("link", { name: m.staff_people() }).click();
      await page.locator("#add-name").fill(noor);
      await page.locator("#add-pin").fill("2580");
      await page.getByRole("button", { name: m.staff_add_submit() }).click();
      await expect(page.getByRole("heading", { name: m.staff_code_for({ name: noor }) })).toBeFocused();
      await page.locator("#add-name").fill(tablet);
      await page.locator("[name=kind][value=device]").check();
      await page.getByRole("button", { name: m.staff_add_submit() }).click();
      await expect(page.getByRole("img", { name: m.staff_code_qr({ name: tablet }) })).toBeVisible();
      const code = await page.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent();
      await page.getByRole("listitem").filter({ hasText: noor }).locator("summary").click();
      await expectAccessibleAt(page, widths);
      await expectNothingSideways(page);

      const shared = await anotherBrowser(browser, context);
      await shared.goto(new URL(`/staff#${code}`, page.url()).href);
      await expect(shared.locator("#code")).toHaveValue(code ?? "none");
      await shared.getByRole("button", { name: m.person_sign_in() }).click();
      await shared.getByRole("link", { name: m.staff_who() }).click();
      await expectAccessible(shared);
      await shared.getByRole("link", { name: noor }).click();
      await expect(shared.getByLabel(m.staff_pin(), { exact: true })).toBeFocused();
      await pressDigits(shared, "9731");
      await shared.getByRole("button", { name: m.staff_pin_continue() }).click();
      await expect(shared.getByText(m.refusal_pin())).toBeVisible();
      await expect(shared.getByLabel(m.staff_pin(), { exact: true })).toBeFocused();
      await shared.emulateMedia({ colorScheme });
      await expectAccessibleAt(shared, widths);
      await expectNothingSideways(shared);
      await shared.keyboard.type("2580");
      await shared.keyboard.press("Enter");
      await expect(shared.getByText(m.staff_working({ name: noor }))).toBeVisible();
      await shared.goto(new URL("/staff/acts", page.url()).href);
      await expect(shared.getByText(m.staff_managers_only())).toBeVisible();

      await page.goto("/staff/acts");
      // Other journeys add to the same history.
      const chosen = page
        .getByRole("listitem")
        .filter({ hasText: `${noor} · ${tablet}` })
        .first();
      await expect(chosen).toContainText(m.staff_act_choose());
      await expectAccessibleAt(page, widths);
      await expectNothingSideways(page);

      await comptoir("staff", "remove", "cafe-perce-neige", tablet);
      await shared.reload();
      await expect(shared.getByText(m.staff_ended())).toBeVisible();
      await shared.context().close();
    });

    fullLengthTest(
      "A manager adds a key, which another system uses until it is removed.",
      {},
      async ({ diner, page, request }) => {
        test.slow();
        const [boss, till] = [`Chief ${language} ${attempt()}`, `Till ${language} ${attempt()}`];
        const person = personAt(page);
        await diner.open(`/staff#${await invited(boss)}`);
        await person.press(m.person_sign_in());
        await page.getByRole("link", { name: m.staff_keys() }).click();
        await page.getByRole("button", { name: m.staff_key_submit() }).click();
        await expect(page.getByText(m.staff_key_scopes_missing())).toBeVisible();
        await expectAccessibleAt(page, widths);
        await page.locator("#key-name").fill(till);
        await page.locator("[name=scope][value='orders:read']").check();
        await page.getByRole("button", { name: m.staff_key_submit() }).click();
        await expect(page.getByRole("heading", { name: m.staff_key_for({ name: till }) })).toBeFocused();
        const key = await page.locator("code").textContent();
        const asked = async () => {
          const address = new URL("/api/v1/venue/orders", page.url()).href;
          return (await request.get(address, { headers: { authorization: `Bearer ${key}` } })).status();
        };
        expect(await asked()).toBe(200);
        await page.getByRole("listitem").filter({ hasText: till }).locator("summary").click();
        await expectAccessibleAt(page, widths);
        await expectNothingSideways(page);
        await page.getByRole("button", { name: m.staff_key_remove({ name: till }) }).click();
        await expect(page.getByRole("listitem").filter({ hasText: till })).toHaveCount(0);
        expect(await asked()).toBe(401);
      },
    );
  });
}

test("A guest loads no script with the staff's words or calls.", { tag: "@phone" }, async ({ diner, page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  for (const path of [
    "/cafe-perce-neige?takeout=true",
    "/cafe-perce-neige/cart",
    "/cafe-perce-neige/checkout",
    "/login",
  ]) {
    await diner.open(path);
  }
  const loaded = (await Promise.all(scripts)).join("\n");
  expect(loaded).toContain("/orders/set-costs");
  for (const text of [
    m.staff_people(),
    m.staff_who(),
    m.staff_role_kitchen_text(),
    "/staff/people",
    "/staff/keys",
    "/staff/payments",
    "login-staff",
  ]) {
    expect(loaded.includes(text), text).toBe(false);
  }
});

/** Checks that no page of 360 px scrolls sideways. */
async function expectNothingSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
}
