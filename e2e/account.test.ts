import { m } from "@comptoir/messages";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { newAddress, PASSWORDS, personAt } from "./diner/person.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

async function expectScreen(page: Page, heading: string): Promise<void> {
  await personAt(page).sees(heading);
  await expectAccessible(page);
}

test.describe("Without script", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  fullLengthTest(
    "An account is created, signed out and in again, and a staff code's page is shown.",
    {},
    async ({ page }) => {
      const person = personAt(page);
      const email = newAddress("without-script");
      await page.goto("/login");
      await person.register(email, "Noor");
      await person.sees(m.profile_heading_named({ name: "Noor" }));
      await page.getByRole("main").getByRole("button", { name: m.profile_sign_out() }).last().click();
      await expect(page.getByText(m.person_signed_out())).toBeVisible();
      await person.signIn(email, PASSWORDS.next);
      await expect(page.getByRole("alert")).toContainText(m.refusal_login_failed());
      await person.fill(m.login_password(), PASSWORDS.first);
      await person.press(m.person_sign_in());
      await person.sees(m.profile_heading_named({ name: "Noor" }));
      await page.goto("/staff");
      await person.fill(m.staff_code(), "2222-2222-2222");
      await person.press(m.person_sign_in());
      await expect(page.getByText(m.refusal_staff_code())).toBeVisible();
    },
  );
});

test.describe("An account", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA" });

  test("is created, signed out and in again, changed, and recovered by a mail.", async ({ diner, page }) => {
    // Slow: checks nine screens with axe.
    test.slow();
    const person = personAt(page);
    const email = newAddress("noemie");

    await diner.open("/login");
    await expectScreen(page, m.login_heading());
    await person.register(email, "Noémie");
    await expectScreen(page, m.profile_heading_named({ name: "Noémie" }));
    await page.getByRole("link", { name: m.profile_confirm_title() }).click();
    await expectScreen(page, m.profile_confirm_title());
    await diner.open(await person.mailedLink(email, "profile/confirm-email?confirm"));
    await person.press(m.profile_confirm());
    await expect(page.getByText(m.profile_confirm_done({ email }))).toBeVisible();
    await page.getByRole("link", { name: m.profile_confirm_on() }).click();
    await expect(page.getByText(m.profile_email_unconfirmed())).toBeHidden();

    await page.getByRole("main").getByRole("button", { name: m.profile_sign_out() }).last().click();
    await expect(page.getByRole("status").filter({ hasText: m.person_signed_out() })).toBeVisible();
    await person.signIn(email, PASSWORDS.first);
    await person.sees(m.profile_heading_named({ name: "Noémie" }));

    await page.getByLabel(m.profile_default_tip()).selectOption("18");
    await person.fill(m.profile_promo_code(), "MIDI");
    await person.press(m.profile_save());
    await expect(page.getByText(m.profile_saved())).toBeVisible();
    await page.getByRole("link", { name: m.profile_information() }).click();
    await expectScreen(page, m.profile_information());
    await person.fill(m.person_last_name(), "Tremblay");
    await person.press(m.profile_save());
    await expect(page.getByText(m.profile_saved())).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: m.person_last_name() })).toHaveValue("Tremblay");

    await page.context().clearCookies({ name: /^(?!locale)/ });
    await diner.open("/login");
    await person.giveEmail(email);
    await person.press(m.login_forgot());
    await expectScreen(page, m.login_forgot_heading());
    await person.press(m.login_forgot_send());
    await expectScreen(page, m.login_forgotten_heading());
    await diner.open(await person.mailedLink(email, "login?reset"));
    await expectScreen(page, m.login_reset_heading());
    await person.fill(m.person_new_password(), PASSWORDS.next);
    await person.press(m.login_reset());
    await expect(page.getByText(m.login_new_password_kept())).toBeVisible();
    await person.signIn(email, PASSWORDS.next);
    await person.sees(m.profile_heading_named({ name: "Noémie" }));
    await expect(page.getByLabel(m.profile_default_tip())).toHaveValue("18");
  });

  fullLengthTest("shows its receipts and its data, and is deleted.", {}, async ({ diner, page }) => {
    // Slow: checks six screens with axe.
    test.slow();
    const person = personAt(page);
    const email = newAddress("noemie-goes");
    const dish = "Cola mexicain";

    await diner.open("/login?back=/profile/receipts");
    await person.register(email, "Noémie");
    await expect(page.getByText(m.profile_no_receipts())).toBeVisible();
    await diner.openTakeOut("nomad-taco");
    await diner.addDish(dish);
    await diner.checkout();
    await diner.giveContact();
    await page.getByRole("radio", { name: "Sur l’herbe" }).check();
    await diner.placeButton.click();
    await diner.confirmedOrder();
    await diner.open("/profile/receipts");
    await expect(page.getByText(dish)).toBeVisible();
    await expectScreen(page, m.profile_receipts());
    const file = await page.getByRole("link", { name: m.profile_receipt_pdf() }).boundingBox();
    expect(Math.min(file?.width ?? 0, file?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole("link", { name: m.order_reorder() }).click();
    await person.sees(m.cart_heading());
    await expect(page.getByText(dish).first()).toBeVisible();

    await diner.open("/profile/events");
    await expect(page.getByText(m.profile_no_events())).toBeVisible();
    await expectScreen(page, m.profile_events());

    await diner.open("/profile/user-information");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: m.profile_data_take_out() }).click();
    expect((await download).suggestedFilename()).toMatch(/^comptoir-\d{4}-\d\d-\d\d\.json$/);
    await page.getByText(m.profile_delete(), { exact: true }).click();
    await expectAccessible(page);
    const confirm = page.getByRole("button", { name: m.profile_delete_confirm() });
    const password = page.locator("form", { has: confirm }).getByLabel(m.profile_present_password());
    await password.fill(PASSWORDS.next);
    await confirm.click();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await password.fill(PASSWORDS.first);
    await confirm.click();
    await expect(page.getByText(m.login_account_deleted())).toBeVisible();
    await person.giveEmail(email);
    await person.sees(m.login_register_heading());
  });
});

test.describe("A page that cannot be loaded", { tag: "@phone" }, () => {
  fullLengthTest("keeps its venue's colours within the site, and asks to come back.", {}, async ({ diner, page }) => {
    const person = personAt(page);
    await diner.open("/login");
    await person.register(newAddress("noemie-waits"), "Noémie");
    await person.sees(m.profile_heading_named({ name: "Noémie" }));
    const accent = () =>
      page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--accent')");
    const known = await accent();
    expect(known).not.toBe("");
    await page.route("**/profile/receipts.data*", (route) => route.fulfill({ status: 503, body: "" }));
    await page.getByRole("link", { name: m.profile_receipts() }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(m.profile_heading_named({ name: "Noémie" }));
    await expect(page.getByRole("link", { name: m.site_try_again() })).toBeVisible();
    expect(await accent()).toBe(known);
  });
});
