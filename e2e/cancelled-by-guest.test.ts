import { m } from "@comptoir/messages";
import { placePickup } from "./diner/placed-order.ts";
import { expect, fullLengthTest, test } from "./diner/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With script" : "Without script", { tag: "@phone" }, () => {
    test.use({ javaScriptEnabled });

    const eachLength = javaScriptEnabled ? test : fullLengthTest;
    eachLength(
      "A guest cancels an order for a chosen time, confirms it, and sees that the payment is returned.",
      {},
      async ({ page }) => {
        const id = await placePickup(page.request, { slug: "braise", dish: "Peameal Benedict" });
        await page.goto(`/braise/orders/${id}`);
        await page.getByText(m.order_cancel(), { exact: true }).click();
        await page.getByRole("button", { name: m.order_cancel_confirm() }).click();
        await expect(page.getByText(m.order_status_cancelled_by_you())).toBeVisible();
        // A guest who cancelled the order is not told whom to ask about it.
        await expect(page.getByText(m.order_cancelled_ask())).toBeHidden();
        await expect(page.getByText(m.order_cancel(), { exact: true })).toBeHidden();
      },
    );
  });
}
