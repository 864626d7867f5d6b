import { Writable } from "node:stream";
import { runWithLocale } from "@comptoir/messages/server";
import { receiptWords } from "@comptoir/receipt";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../../../entry/api.ts";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { openCommandLine } from "../../../testing/command-line.ts";
import { AT_THE_GRILL, GRILL, line } from "../../../testing/grill.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";
import { callOf, cookiesOf } from "../../../testing/test-api.ts";

const test = await openCommandLine();
const { clock, comptoir, load, pool } = test;
const { mails, mail, text } = keepingMessengers();
const deps = await noticeDeps(test, { mail, text });
let logged = "";
const log = new Writable({
  write: (chunk, _encoding, done) => {
    logged += chunk;
    done();
  },
});
const api = await createApi({ pool, clock: clock.now, logger: pino({ level: "trace" }, log) });
afterAll(() => api.stop());
const call = callOf(api);

clock.set("2026-11-20T17:00:00Z");
const questions = [{ question: "Cutlery?", question_type: "select_one", options: ["Yes", "No"], required: true }];
const wine = { id: 14, name: "Wine", price: "9.00", alcoholic_beverage: true };
const [dinner, ...menus] = GRILL.menus;
await load({
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    order_options: { ...GRILL.restaurant.order_options, custom_questions: questions },
    delivery: { type: "custom", custom: [{ location: "Library" }] },
  },
  menus: [{ ...dinner, items: [...(dinner?.items ?? []), wine] }, ...menus],
});
await api.whenCaughtUp();

const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "4165550123" };
const rare = { id: 100, values: [{ id: 101, quantity: 1 }] };
const memo = { memo: true, values: [{ name: "No butter", price: "0.00" }] };
const checkout = {
  contact,
  pickup: { notes: "NUT ALLERGY\nreally" },
  questions: [{ question: "Cutlery?", answer: "No" }],
  legalAcceptance: true,
};
const items = [line(10, { orderOptions: [rare, memo] }), line(14, { orderId: 2 })];
const guest = { cookie: cookiesOf(await call("/api/orders/set-costs", { type: "dine-in", items: [] }, AT_THE_GRILL)) };
const placed = await submit({ call }, aSubmit({ items, checkout }), { headers: guest });
if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
const { order } = placed.body;

describe("checkout#said: a diner's notes and answers with an order", () => {
  it("is in the output of orders show, and complete with --json", async () => {
    const { out, exit } = await comptoir("orders", "show", "the-grill", order.number);
    expect(exit).toBe(0);
    expect(out.replaceAll("\u00a0", " ").split("\n")).toEqual([
      "No. 1 · table 12 · placed",
      expect.stringMatching(/^As soon as possible, around Friday, November 20 at 12:\d\d p\.m\.$/),
      "Ada Lovelace · 416-555-0123 · ada@example.test",
      "Check ID: contains alcohol.",
      "For the kitchen: NUT ALLERGY",
      "    really",
      "Cutlery? – No",
      "",
      "1 × Steak",
      "    Cooking: Rare",
      "    Note: No butter",
      "1 × Wine",
      "",
      expect.stringMatching(/^\$\d+\.\d\d · To pay in person/),
      "",
    ]);
    const json = JSON.parse((await comptoir("orders", "show", "the-grill", order.id, "--json")).out);
    expect(json).toMatchObject({ contact, notes: "NUT ALLERGY\nreally", checkId: true, questions: checkout.questions });
  });

  it("is shown in the kitchen's language", async () => {
    const { out } = await comptoir("orders", "show", "the-grill", "1", "--locale", "fr-CA");
    for (const words of ["Bifteck", "Saignant", "Pour la cuisine", "Vérifier l’âge"]) expect(out).toContain(words);
  });

  it("is on one line of orders list: time, destination, contact, dishes, state and refunds", async () => {
    await comptoir("orders", "refund", "the-grill", "1", "--amount", "5.00");
    const { out } = await comptoir("orders", "list", "the-grill");
    expect(out).toMatch(
      /^2026-11-20 no\. 1 {2}placed {7}for 12:\d\d {2}dine-in, table 12, Ada Lovelace {2}1 × Steak, 1 × Wine {2}check ID {2}note {2}\$\d+\.\d\d on-premise {2}refunded \$5\.00\n$/,
    );
    const [listed] = JSON.parse((await comptoir("orders", "list", "the-grill", "--json")).out);
    expect(listed).toMatchObject({ orderId: order.id, refundedCents: 500, remarks: { notes: "NUT ALLERGY\nreally" } });
  });

  it("is on the order's page and receipt; only the owner sees the contact", async () => {
    const own = await call(`/api/orders/${order.id}`, undefined, { ...AT_THE_GRILL, ...guest });
    const said = { notes: "NUT ALLERGY\nreally", questions: checkout.questions, checkId: true };
    expect(own.body.order).toMatchObject({ ...said, contact });
    const other = await call(`/api/orders/${order.id}`, undefined, AT_THE_GRILL);
    expect(other.body.order).toMatchObject({ ...said, contact: null });
    const at = () => ({ date: "2026-11-20", minutes: 720, weekday: 4 }) as const;
    const words = runWithLocale("fr-CA", () =>
      receiptWords(own.body.order, { province: "ON" } as never, { placed: at(), ready: at(), at }),
    );
    expect(words.said.map((one) => one.replaceAll("\u00a0", " "))).toEqual([
      "Commandé par Ada Lovelace · 416-555-0123 · ada@example.test",
      "Pour la cuisine : NUT ALLERGY\nreally",
      "Cutlery? – No",
      "Cette commande contient de l’alcool : ayez une pièce d’identité sous la main.",
    ]);
  });

  it("is in the mail, both as text and HTML", async () => {
    await sendDueNotices(deps);
    const sent = mails.find(({ subject }) => subject.startsWith("Your order 1"));
    for (const form of [sent?.html, sent?.text]) {
      for (const words of ["Ada Lovelace", "416-555-0123", "NUT ALLERGY", "Cutlery? – No", "No butter", "your ID"])
        expect(form).toContain(words);
    }
  });

  it("is not in the log", () => {
    expect(logged).not.toBe("");
    expect(logged).not.toMatch(/Lovelace|4165550123|416-555-0123|ada@example|ALLERGY|butter|Cutlery/i);
  });
});

it("operations#order-commands: the output of a command has no control or bidirectional characters", async () => {
  await pool.query("update orders set contact = $1 where id = $2", [
    { full_name: "Eve\u001b[2J\u009b31m\u202eevil", email: null, phone_number: null },
    order.id,
  ]);
  for (const command of ["show", "list"]) {
    const { out } = await comptoir("orders", command, "the-grill", ...(command === "show" ? ["1"] : []));
    expect(out).toContain("Eve\\u001b[2J\\u009b31m\\u202eevil");
  }
  const json = await comptoir("orders", "show", "the-grill", "1", "--json");
  expect(JSON.parse(json.out).contact.full_name).toBe("Eve\u001b[2J\u009b31m\u202eevil");
});
