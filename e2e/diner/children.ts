import { m } from "@comptoir/messages";
import { expect, type Page } from "@playwright/test";

export async function addChild(
  page: Page,
  child: { readonly name: string; readonly class: string; readonly allergy?: string },
) {
  await page.getByRole("textbox", { name: m.profile_child_name() }).fill(child.name);
  await page.getByRole("textbox", { name: m.profile_child_class() }).fill(child.class);
  if (child.allergy) await page.getByRole("checkbox", { name: child.allergy }).check();
  await page.getByRole("button", { name: m.profile_child_new() }).click();
  await expect(page.getByText(m.profile_child_consent_missing())).toBeVisible();
  await page.getByRole("checkbox", { name: m.profile_child_consent() }).check();
  await page.getByRole("button", { name: m.profile_child_new() }).click();
  await expect(page.getByRole("heading", { name: child.name })).toBeVisible();
}
