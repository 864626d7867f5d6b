import { m } from "@comptoir/messages";
import { expect, fullLengthTest, test } from "./diner/test.ts";

test.describe("In French", { tag: "@phone" }, () => {
  test.use({ language: "fr-CA" });

  test("A diner at the counter enters the order's number and a phone number, and gets a confirmation.", async ({
    page,
    diner,
  }) => {
    // The same URL as the link on the order's page.
    await diner.open("/braise/order-notification?number=7");
    await expect(page.getByLabel(m.notification_number())).toHaveValue("7");
    await page.getByLabel(m.notification_number()).fill("");
    const send = page.getByRole("button", { name: m.notification_send() });
    await send.click();
    await expect(page.getByText(m.form_required())).toHaveCount(2);
    await expect(page.getByLabel(m.notification_number())).toBeFocused();

    await page.getByLabel(m.notification_number()).fill("42");
    await page.getByLabel(m.notification_phone()).fill("416555");
    await send.click();
    await expect(page.getByText(m.form_min({ length: 12 }))).toBeVisible();
    await expect(page.getByLabel(m.notification_number())).toHaveValue("42");

    await page.getByLabel(m.notification_phone()).fill("4165550123");
    await expect(page.getByLabel(m.notification_phone())).toHaveValue("416-555-0123");
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.notification_noted_heading());
    await expect(page.getByText(m.notification_noted({ number: "42", phone: "416-555-0123" }))).toBeVisible();
  });
});

test.describe("Without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  fullLengthTest("the form reports a fault at its field, and accepts valid input.", {}, async ({ page }) => {
    await page.goto("/braise/order-notification");
    await page.getByLabel(m.notification_number()).fill("42");
    await page.getByRole("button", { name: m.notification_send() }).click();
    await expect(page.getByText(m.form_required())).toHaveCount(1);
    await page.getByLabel(m.notification_phone()).fill("416-555-0123");
    await page.getByRole("button", { name: m.notification_send() }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.notification_noted_heading());
  });
});
