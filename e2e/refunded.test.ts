import { formatMoney, m } from "@comptoir/messages";
import { startingWith } from "./diner/diner.ts";
import { placePickup } from "./diner/placed-order.ts";
import { expect, test } from "./diner/test.ts";
import { comptoir } from "./server/server.ts";

test.use({ language: "fr-CA" });

test("A part and then the rest of an order is refunded: page, PDF and mails show the amounts, and the card is refunded before the gift card.", {
  tag: "@phone",
}, async ({ page }) => {
  const costs = { voucher: { code: "BRAISE-3F8N-6RJP-5YCV" } };
  const id = await placePickup(page.request, { slug: "braise", dish: "Peameal Benedict", costs });
  // Retries until the card is captured, a moment after the order; a refund is refused until then.
  await expect(async () => {
    expect(await comptoir("orders", "refund", "braise", id, "--amount", "5.00")).toContain("$5.00 to the card.");
  }).toPass();

  const receipt = page.getByRole("region", { name: m.order_receipt() });
  const given = (words: string) =>
    receipt
      .getByRole("term")
      .filter({ hasText: startingWith(words) })
      .last();
  const amountOf = (words: string) => given(words).locator("xpath=following-sibling::dd");
  await page.goto(`/braise/orders/${id}`);
  await expect(amountOf(m.order_refund_to_card())).toHaveText(formatMoney(5_00));
  await expect(amountOf(m.order_refund_left())).not.toHaveText(formatMoney(0));
  const wholly = page.getByText(m.order_refunded_whole());
  await expect(wholly).toBeHidden();

  expect(await comptoir("orders", "refund", "braise", id)).toContain("$7.25 to the gift card.");
  // The open page updates itself.
  await expect(amountOf(m.order_refund_to_gift_card())).toHaveText(formatMoney(7_25));
  await expect(amountOf(m.order_refund_left())).toHaveText(formatMoney(0));
  await expect(wholly).toBeVisible();
  const pdf = await page.request.get(`/braise/orders/${id}/receipt.pdf`);
  expect({ status: pdf.status(), type: pdf.headers()["content-type"] }).toEqual({
    status: 200,
    type: "application/pdf",
  });

  // The order was placed by English calls, so its mails are English, whatever the page's language.
  const mails = page
    .locator("article")
    .filter({ hasText: /A refund for your order/ })
    .filter({ hasText: id });
  await expect(async () => {
    await page.goto("/sandbox-gateway/outbox");
    await expect(mails.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
