import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { m } from "@comptoir/messages";
import { startingWith } from "../diner/diner.ts";
import { expect, fullLengthTest, test } from "../diner/test.ts";
import { readLog } from "../server/server.ts";

/** A valid card number, formatted as people and as programs write it. */
const CANARY = "4012 8888 8888 1881";
const WRITTEN = [CANARY, CANARY.replaceAll(" ", ""), CANARY.replaceAll(" ", "-")];
/** A text that is stored: finding it proves that the search works. */
const MEMO = "Sans oignons, merci beaucoup";

test.describe("Promise 41: no card data", { tag: "@desktop" }, () => {
  // The API's own test of promise 41 runs each time.
  fullLengthTest(
    "A card typed into the page and sent to every call is in no file of the database and in no log.",
    {},
    async ({ diner, page, request, server }) => {
      await diner.openTable("braise", "71");
      await diner.openDish("Coleslaw");
      await page.getByRole("textbox", { name: m.item_memo_label() }).fill(MEMO);
      await diner.addToCart();
      await diner.checkout();
      await diner.giveName();
      await diner.payWithCard(CANARY);
      await expect(page.getByRole("textbox", { name: m.checkout_card_number() })).toHaveAccessibleDescription(
        startingWith(m.sandbox_not_a_test_card()),
      );

      const { paths } = await (await request.get("/api/openapi.json")).json();
      for (const written of WRITTEN) {
        for (const call of Object.keys(paths)) {
          const place = call.startsWith("/menu") ? call : `/api${call.replace(/^\/api/, "")}`;
          const filled = place.replaceAll(/\{[^}]*\}/g, encodeURIComponent(written));
          const headers = { "x-restaurant-id": "1", "idempotency-key": written };
          await request.get(`${filled}?code=${encodeURIComponent(written)}`, { headers });
          for (const data of bodiesWith(written)) await request.post(filled, { headers, data });
        }
        await request.get(`/braise?tableNum=${encodeURIComponent(written)}`);
        await request.post("/braise/landing?eventSuite=7", { form: { number: written }, maxRedirects: 0 });
      }

      const files = filesUnder(server.home).map((file) => ({ file, content: readFileSync(file).toString("latin1") }));
      expect(files.filter(({ content }) => content.includes(MEMO)).length).toBeGreaterThan(0);
      for (const written of WRITTEN) {
        expect(files.filter(({ content }) => content.includes(written)).map(({ file }) => file)).toEqual([]);
        expect(readLog()).not.toContain(written);
      }
    },
  );
});

/** Returns request bodies with a text in every field where clients might put it. */
function bodiesWith(text: string): object[] {
  const contact = { full_name: text, email: text, phone_number: text };
  const checkout = { contact, card: { number: text, cvd: "123" }, pickup: { notes: text }, paymentMethod: text };
  const memo = { memo: true, values: [{ name: text, price: "0.00" }] };
  const line = { id: 1067, orderId: 1, quantity: 1, orderOptions: [memo] };
  return [
    { code: text, giftCardNumber: text, restaurantId: 1, identifier: text },
    { tableNum: text, items: [line], checkout, type: "dine-in" },
    { itemsInCart: [line], itemToAdd: line, type: "dine-in", date: null },
    { type: "dine-in", data: { config: { tableNum: "71" }, items: [line], checkout } },
  ];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
