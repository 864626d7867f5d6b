import { m } from "@comptoir/messages";
import { runLength } from "@comptoir/test-kit";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility/check-accessibility.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

const TAGS = { "en-CA": "@phone", "fr-CA": "@desktop" } as const;
const PASSWORD = "Two poutines & 1 Caesar!";
let people = 0;
/** Returns an e-mail address that no other journey uses. */
const anEmail = () => `ways-in-${process.pid}-${++people}-${Date.now()}@example.ca`;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function register(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel(m.login_email()).fill(email);
  await page.getByRole("button", { name: m.login_continue(), exact: true }).click();
  await page.getByLabel(m.login_password(), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: m.login_register(), exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
}

async function signOut(page: Page): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("button", { name: m.profile_sign_out(), exact: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
}

/** Signs in on the sandbox provider's page. */
async function passProvider(page: Page, provider: string, email: string): Promise<void> {
  await expect(heading(page, m.sandbox_identity_title({ provider }))).toBeVisible();
  await expect(page.getByText(m.sandbox_identity_what({ provider }))).toBeVisible();
  await page.getByRole("textbox", { name: m.login_email() }).fill(email);
  await page.getByRole("button", { name: m.sandbox_identity_continue() }).click();
}

test.describe("Passkeys, in French", { tag: TAGS["fr-CA"] }, () => {
  test.use({ language: "fr-CA" });

  test("A passkey is added on the profile, signs in without typing, and is removed.", async ({ page, context }) => {
    // The virtual authenticator answers conditional requests (autofill) at once. Disable these requests, so that only
    // the button requests the passkey.
    await page.addInitScript({
      content:
        'if ("PublicKeyCredential" in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;',
    });
    const browser = await context.newCDPSession(page);
    await browser.send("WebAuthn.enable");
    const options = {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    await register(page, anEmail());
    await browser.send("WebAuthn.addVirtualAuthenticator", { options });
    await page.getByRole("link", { name: m.profile_sign_in() }).click();
    await expect(heading(page, m.profile_sign_in())).toBeVisible();
    await page.getByLabel(m.profile_passkey_name()).fill("Test key");
    await page.getByRole("button", { name: m.profile_passkey_add() }).click();
    await expect(page.getByText(m.form_required())).toBeVisible();
    await page.locator("#passkey-password").fill(PASSWORD);
    await page.getByRole("button", { name: m.profile_passkey_add() }).click();
    await expect(page.getByText("Test key", { exact: true })).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await page.getByRole("button", { name: m.login_passkey() }).click();
    await expect(page).toHaveURL(/\/profile$/);

    await page.goto("/profile/sign-in");
    await page.getByText("Test key", { exact: true }).click();
    await page
      .getByRole("listitem")
      .filter({ hasText: "Test key" })
      .getByLabel(m.profile_present_password())
      .fill(PASSWORD);
    await page.getByRole("button", { name: m.profile_passkey_remove({ name: "Test key" }) }).click();
    await expect(page.getByText(m.profile_passkey_removed())).toBeVisible();
  });
});

test.describe("Providers, in English", { tag: TAGS["en-CA"] }, () => {
  test.use({ language: "en-CA" });

  fullLengthTest(
    "A provider that is linked on the profile signs in to the same account; another one creates a new account.",
    {},
    async ({ page }) => {
      const [email, atGoogle] = [anEmail(), anEmail()];
      await register(page, email);
      await page.goto("/profile/sign-in");
      await page.getByText("Google", { exact: true }).click();
      const google = page.getByRole("listitem").filter({ hasText: "Google" });
      await google.getByLabel(m.profile_present_password()).fill(PASSWORD);
      await google.getByRole("button", { name: m.profile_provider_link({ provider: "Google" }) }).click();
      await passProvider(page, "Google", atGoogle);
      await expect(heading(page, m.profile_sign_in())).toBeVisible();
      await expect(google.getByText(m.profile_provider_linked(), { exact: true })).toBeVisible();

      await signOut(page);
      await page.getByRole("link", { name: m.login_with_google() }).click();
      await passProvider(page, "Google", atGoogle);
      await expect(page).toHaveURL(/\/profile$/);
      await expect(page.getByText(email)).toBeVisible();

      const others = [
        ["Apple", m.login_with_apple()],
        ["Facebook", m.login_with_facebook()],
      ] as const;
      for (const [provider, button] of others.slice(0, runLength({ quick: 1, full: 2 }))) {
        await signOut(page);
        await page.getByRole("link", { name: button }).click();
        const another = anEmail();
        await passProvider(page, provider, another);
        await expect(page).toHaveURL(/\/profile$/);
        await expect(page.getByText(another)).toBeVisible();
      }
    },
  );
});
