import { describe, expect, it } from "vitest";
import { AT_THE_GRILL } from "../testing/grill.ts";
import { noticeDeps } from "../testing/notice-deps.ts";
import { submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const test = await openTestApi();
const { call, load } = test;
const { write } = await noticeDeps(test);

const PAYLOADS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '<b onclick="alert(1)" style="position:fixed">bold</b>',
  "<style>*{display:none}</style>",
  "<a href='javascript:alert(1)'>x</a>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<<script>script>alert(1)</script>",
];
const HOSTILE = `Soup ${PAYLOADS.join(" ")}`;
const words = { name: HOSTILE, description: HOSTILE };

const HOSTILE_VENUE = {
  restaurant: {
    ...{ id: 7, slug: "hostile", payment_processor: "payOnPremise" },
    ...words,
    order_options: { custom_questions: [{ question: HOSTILE, question_type: "checkbox", options: [HOSTILE] }] },
  },
  menu_groups: [{ id: 1, ...words }],
  menus: [
    {
      id: 1,
      ...words,
      sections: [
        {
          id: 2,
          ...words,
          items: [
            {
              id: 3,
              ...words,
              price: "5.00",
              ingredients: HOSTILE,
              localization: { "fr-CA": words },
              options: [{ id: 4, ...words, values: [{ id: 5, ...words }] }],
            },
          ],
        },
      ],
    },
  ],
  announcements: [{ id: 1, title: HOSTILE, message: HOSTILE }],
};
await load(HOSTILE_VENUE);

/** Returns every string of an answer, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const TAG = /<[/!a-z][^>]*>?/gi;
const ALLOWED = /^<\/?(?:b|i|em|strong|p|br)\s*\/?>$/;

describe("Promise 42: markup", () => {
  it.each(["/menu/hostile/data.json", "/api/restaurants/7/announcements"])(
    "only b, i, em, strong, p and br without attributes are in the output of %s",
    async (path) => {
      const texts = textsOf((await call(path)).body);
      const tags = texts.flatMap((text) => text.match(TAG) ?? []);
      expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([]);
      expect(texts.some((text) => text.includes("Soup"))).toBe(true);
    },
  );

  it("menu#markup: allowed tags and escapes stay in descriptions and announcements", async () => {
    const written = "<p>Fish &amp; chips, <strong>fresh</strong></p><a href='https://a.example'>daily</a>";
    const kept = "<p>Fish &amp; chips, <strong>fresh</strong></p>daily";
    const item = { id: 3, name: "Fish", price: "5.00", description: written };
    await load({
      restaurant: { id: 7, slug: "hostile", name: "Kind", payment_processor: "payOnPremise" },
      menus: [{ id: 1, name: "Menu", items: [item] }],
      announcements: [
        { id: 1, title: "<b>News</b>", message: written, localization: { "fr-CA": { message: "<em>Frais</em>" } } },
      ],
    });
    const { body } = await call("/menu/hostile/data.json");
    expect(body.menus[0].items[0].description).toBe(kept);
    const said = async (locale: string) =>
      (await call("/api/restaurants/7/announcements", undefined, { "x-locale": locale })).body.announcements[0];
    expect(await said("en-CA")).toMatchObject({ title: "News", message: kept });
    expect(await said("fr-CA")).toMatchObject({ message: "<em>Frais</em>" });
    await load(HOSTILE_VENUE);
  });

  it("names in the answer of set-costs have only allowed tags", async () => {
    const items = [{ id: 3, orderId: 1, quantity: 1, orderOptions: [{ id: 4, values: [{ id: 5, quantity: 1 }] }] }];
    const { body } = await call("/api/orders/set-costs", { items, type: "dine-in" }, AT_THE_GRILL);
    expect(JSON.stringify(body.orderItems)).toContain("Soup");
    const tags = textsOf(body).flatMap((text) => text.match(TAG) ?? []);
    expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([]);
  });

  it("mails have no markup in names, memos and choices", async () => {
    const memo = { memo: true, values: [{ name: HOSTILE.slice(0, 200), price: "0.00" }] };
    const orderOptions = [{ id: 4, values: [{ id: 5, quantity: 1 }] }, memo];
    const items = [{ id: 3, orderId: 1, quantity: 1, orderOptions }];
    const checkout = { contact: { full_name: "Ada", email: "ada@example.test" } };
    const data = { config: { restaurantId: 7, tableNum: "12" }, items, costs: {}, checkout, date: null };
    const placed = await submit({ call }, { type: "dine-in", data });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const mail = await write({
      ...{ restaurantId: "7", noticeId: placed.body.order.id, orderId: placed.body.order.id, kind: "order-placed" },
      ...{ channel: "mail", recipient: "ada@example.test", locale: "en-CA" },
    });
    if (mail === null || !("html" in mail)) throw new Error("an order without a mail");
    expect(mail.html).toContain("Soup");
    // The head has three styles of its own, which no text of a venue or guest enters.
    const [head = "", body] = mail.html.split("</head>");
    expect(head.match(/<(?!meta|html|head|title|\/|!)\w+/g)).toEqual(["<style", "<style", "<style"]);
    expect(head).not.toMatch(/alert|onerror|position/);
    expect(body).not.toMatch(/<(?:script|img|svg|style|iframe)\b|<[^>]*\son\w+=|href="(?!https:)/i);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
