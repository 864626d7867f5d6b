import { expect, it } from "vitest";
import { aLine, openSite } from "./testing/open-venue.ts";

// A venue file's words are kept escaped, and read by people without escapes. menu#html-escapes.
const site = await openSite();
const venue = await site.open((file) => {
  Object.assign(file.restaurant, {
    generic_table_locations: [{ location: "Bar & Grill", areas: ["Stools &agrave; gauche:B1"] }],
    delivery: { type: "custom", custom: [{ location: "Arts & Crafts", areas: ["Front & back:A1"] }] },
  });
  file.restaurant.order_options.custom_questions = [
    { question: "Salt & pepper?", question_type: "checkbox", options: ["Nuts & seeds", "None"], required: true },
    { question: "Anything else &ndash; in words?", question_type: "select_one" },
  ];
});
const place = async (type: string, checkout: object) => {
  const config = type === "dine-in" ? { tableNum: "B1" } : {};
  const contact = { full_name: "Ana", phone_number: "613-555-0188", email: "ana@example.ca" };
  const data = { config, items: [aLine()], costs: {}, checkout: { contact, ...checkout } };
  return JSON.parse(await venue.post("/orders", { type, data })).order;
};

it.each([
  ["genericTableLocation=B1", { tableNum: "B1" }],
  ["takeout=true&takeoutType=delivery", { type: "take-out", tableNum: null }],
])("a checkout shows no HTML escapes (%s)", async (query, body) => {
  const page = await venue.pageWithCart("/checkout", query, body);
  expect(page.includes("Nuts &amp; seeds")).toBe(true);
  expect(/.{30}&amp;(?:amp|agrave|ndash);/.exec(page)?.[0]).toBeUndefined();
});

it.each([
  ["as they are shown", "Salt & pepper?", "Nuts & seeds"],
  ["as data.json writes them", "Salt &amp; pepper?", "Nuts &amp; seeds"],
])("an order has its answers and its table as plain text, named %s", async (_how, question, answer) => {
  const words = { question: "Anything else – in words?", answer: "No &amp; thanks" };
  const order = await place("dine-in", { questions: [{ question, answer: [answer] }, words] });
  expect(order.destination.tableNum).toBe("Bar & Grill, Stools à gauche");
  expect(order.questions).toEqual([{ question: "Salt & pepper?", answer: ["Nuts & seeds"] }, words]);
});

it.each(["Arts & Crafts", "Arts &amp; Crafts"])(
  "a delivery goes to a location as plain text, named %s",
  async (location) => {
    const checkout = {
      pickup: { delivery: true },
      delivery: { type: "custom", location, area: "A1" },
      questions: [{ question: "Salt & pepper?", answer: ["None"] }],
    };
    expect((await place("delivery", checkout)).destination).toMatchObject({
      location: "Arts & Crafts",
      area: "Front & back",
    });
  },
);
