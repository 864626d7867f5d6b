import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { importVenueFile } from "../../api/src/venue/venue-files/import-venue-file.ts";
import { openSite } from "./testing/open-venue.ts";
import { openVisitor } from "./testing/visitor.ts";

// checkout#form-messages: messages of the server for invalid fields. For messages on the page, see
// e2e/checkout-fields.
const site = await openSite();
const custom_questions = [
  { question: "Spoon?", question_type: "select_one", options: ["One", "Two"], required: true },
  { question: "Extras?", question_type: "checkbox", options: ["Salt", "Vinegar"] },
];
const restaurant = { id: 300, name: "Forms", slug: "forms", province: "ON", payment_processor: "payOnPremise" };
const menus = [{ id: 1, name: "Lunch", items: [{ id: 20, name: "Fries", price: "10.00" }] }];
const imported = await importVenueFile(
  site.pool,
  { restaurant: { ...restaurant, order_options: { custom_questions } }, menus },
  { now: new Date("2026-11-20T17:00:00Z") },
);
if ("faults" in imported) throw new Error(JSON.stringify(imported.faults));

type Answer = { readonly status: number; readonly text: string };
const ask = async (place: string, body: object, locale = "en-CA"): Promise<Answer> => {
  const headers = { "x-restaurant-id": "300", "x-locale": locale, "idempotency-key": randomUUID() };
  const answer = await openVisitor(site).call(place, body, headers);
  return { status: answer.status, text: await answer.text() };
};
const CONTACT = { full_name: "Ada Lovelace", email: "ada@example.ca", phone_number: "416-555-0123" };
const answers = (...given: readonly (readonly [question: string, ...answers: string[]])[]) =>
  given.map(([question, ...answer]) => ({ question, answer: answer.length === 1 ? answer[0] : answer }));
const order = (but: object = {}, questions: object[] = answers(["Spoon?", "One"]), locale?: string) =>
  ask(
    "/api/orders",
    {
      type: "pickup",
      data: {
        config: { restaurantId: 300 },
        items: [{ id: 20, menu_id: 1, orderId: 1, quantity: 1, orderOptions: [] }],
        costs: {},
        checkout: { contact: { ...CONTACT, ...but }, questions },
        date: null,
      },
    },
    locale,
  );

describe("Form messages", () => {
  test.each([
    ["required", { full_name: "" }, "This field is required.", "Ce champ est obligatoire."],
    ["email", { email: "noemie@" }, "This email isn't valid.", "Cette adresse courriel n’est pas valide."],
    ["name", { full_name: "12345" }, "This name isn't valid.", "Ce nom n’est pas valide."],
    [
      "max",
      { full_name: "Ada ".repeat(80) },
      /This field can have up to \d+ characters\./,
      /Ce champ peut contenir au plus \d+ caractères\./,
    ],
  ])("%s", async (_rule, fields, english, french) => {
    const [inEnglish, inFrench] = [await order(fields), await order(fields, undefined, "fr-CA")];
    expect([inEnglish.status, inFrench.status]).toEqual([400, 400]);
    expect(inEnglish.text).toMatch(english);
    expect(inFrench.text).toMatch(french);
  });

  test("and none for a valid form.", async () => {
    const { status, text } = await order();
    expect(status, text).toBe(201);
  });

  test("numeric, min: an order's number and the phone number of the notification form.", async () => {
    const notify = (checkNum: string, phone_number: string) =>
      ask("/api/orders/notification", {
        type: "notification",
        status: "in-progress",
        data: { config: { restaurantId: 300, checkNum }, checkout: { contact: { phone_number } }, date: null },
      });
    expect((await notify("abc", "416-555-0123")).text).toContain("Must be numeric");
    expect((await notify("", "416-555-0123")).text).toContain("This field is required.");
    // 12 characters is the length of a formatted phone number.
    expect((await notify("1", "416-555-012")).text).toContain("This field must have at least 12 characters.");
    expect((await notify("1", "416-555-01234")).text).toContain("This field can have up to 12 characters.");
    expect((await notify("1", "416-555-0123")).text).not.toContain("characters");
  });
});

describe("Custom questions", () => {
  test("select_one takes one of its options, checkbox any of them.", async () => {
    expect((await order({}, answers(["Spoon?", "One"], ["Extras?", "Salt", "Vinegar"]))).status).toBe(201);
    expect((await order({}, answers(["Spoon?", "One", "Two"]))).status).toBe(400);
    expect((await order({}, answers(["Spoon?", "Three"]))).status).toBe(400);
    expect((await order({}, answers(["Spoon?", "One"], ["Extras?", "Sugar"]))).status).toBe(400);
  });

  test("A required one is asked for.", async () => {
    const { status, text } = await order({}, answers(["Extras?", "Salt"]));
    expect([status, text]).toEqual([400, expect.stringContaining("This field is required.")]);
  });
});

describe("Order types", () => {
  const TYPES = ["dine-in", "take-out", "pickup", "delivery", "catering", "generic-catering", "school"];
  const bill = (type: string) =>
    ask("/api/orders/set-costs", {
      type,
      tableNum: "1",
      items: [{ id: 20, menu_id: 1, orderId: 1, quantity: 1, orderOptions: [] }],
      costs: {},
    });

  test("are seven, and no other.", async () => {
    for (const type of TYPES) expect((await bill(type)).text).toContain('"subtotal":"10.00"');
    expect((await bill("brunch")).status).toBe(400);
  });
});
