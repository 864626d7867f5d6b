import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { wordsOfPdf } from "@comptoir/test-kit";
import { beforeAll, describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { login, type SignedIn } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aCard } from "../../testing/submit.ts";

const test = await openCommandLine();
const { call, clock, comptoir, folder, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const [final, concert] = STADIUM.events;
const PAR_STOCK = [
  { item: 11, quantity: 12 },
  { item: 10, quantity: 1 },
];
const withPar = { ...final, event_suites: final?.event_suites.map((suite) => ({ ...suite, par_stock: PAR_STOCK })) };
const VENUE = { ...STADIUM, events: [withPar, concert] };
await load(VENUE);

const people: Record<string, SignedIn> = {};
const person = (name: string) => people[name] as SignedIn;
beforeAll(async () => {
  for (const name of ["ana", "ben", "olu", "piet"]) people[name] = await login(test, `${name}@example.ca`);
  for (const [name, suite, deliveryTime] of [
    ["ben", "s-2", "before"],
    ["ana", "s-1", "half-time"],
  ] as const) {
    const { self, cookie, headers } = person(name);
    await call("/api/auth/payment-method", { ...self, card: await aCard(test) }, { cookie });
    const order = {
      type: "catering",
      data: {
        items: [{ id: 10, orderId: 1, quantity: 2, orderOptions: [] }],
        checkout: {
          contact: { full_name: name, email: `${name}@example.ca`, phone_number: "416-555-0123" },
          paymentMethod: "invoice",
        },
        suites: { eventSuiteId: suite, deliveryTime, notes: `Nuts make ${name} ill.` },
      },
    };
    const answer = await call("/api/orders", order, { ...AT_THE_STADIUM, ...headers, "idempotency-key": randomUUID() });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  }
});

const runSheet = (name: string, eventId: string) =>
  call(`/api/catering/events/${eventId}/run-sheet`, undefined, { ...AT_THE_STADIUM, ...person(name).headers });
const count = (name: string, suiteId: string, counts: object[]) =>
  call(
    `/api/catering/events/final/event-suites/${suiteId}/par-stock`,
    { counts },
    {
      ...AT_THE_STADIUM,
      ...person(name).headers,
    },
  );

describe("suites#run-sheet: GET …/run-sheet", () => {
  it("returns the orders of an event's suites by time and suite, with notes, to its operators", async () => {
    const { status, body } = await runSheet("olu", "final");
    expect(status).toBe(200);
    expect(body.orders).toMatchObject([
      {
        suite: "Suite 2",
        at: "2026-12-05T22:30:00.000Z",
        kind: "pre-order",
        person: "ben",
        notes: "Nuts make ben ill.",
      },
      { suite: "Suite 1", at: "2026-12-06T00:30:00.000Z", lines: [{ name: "Nacho tray", quantity: 2 }] },
    ]);
  });

  it("has its suite, time and person in the list of orders, too", async () => {
    const { out } = await comptoir("orders", "list", "the-stadium", "--all");
    expect(out).toMatch(/^2026-12-05 no\. 1 {2}placed {7}for 17:30 {2}catering, Suite 2, ben {2}/m);
  });

  it("is refused to any other caller, and for another event", async () => {
    expect(await runSheet("ana", "final")).toMatchObject({ status: 403, body: { code: "not_suite_operator" } });
    expect(await runSheet("piet", "final")).toMatchObject({ status: 403, body: { code: "not_assigned_to_suite" } });
    expect(await runSheet("olu", "nothing")).toMatchObject({ status: 404, body: { code: "no_event_suite" } });
  });

  it("is written as a PDF by a command, without cancelled orders", async () => {
    const out = join(folder, "sheet.pdf");
    expect(await comptoir("events", "run-sheet", "the-stadium", "final", "--out", out)).toMatchObject({ exit: 0 });
    const words = wordsOfPdf(await readFile(out)).join(" ");
    expect(words).toContain("The final");
    expect(words.indexOf("Suite 2 · order")).toBeLessThan(words.indexOf("Suite 1 · order"));
    expect(words).toContain("12 × Pop");
    await pool.query("update orders set status = 'cancelled' where contact ->> 'full_name' = 'ben'");
    expect((await runSheet("olu", "final")).body.orders).toMatchObject([{ suite: "Suite 1" }]);
    expect(await comptoir("events", "run-sheet", "the-stadium", "nothing")).toMatchObject({ exit: 1 });
  });
});

describe("suites#run-sheet: a stadium whose suites order in two languages", () => {
  const inFrench = (name: string) => ({ localization: { "fr-CA": { name } } });
  const loaf = { id: 71, name: "Loaf", price: "0.00", options: [], ...inFrench("Miche") };
  const bread = { id: 70, name: "Bread", limit: 1, values: [loaf], ...inFrench("Pain") };
  const cheeses = { id: 12, name: "Cheeses", price: "80.00", options: [bread], ...inFrench("Fromages") };
  const bilingual = (but: object) => ({
    ...VENUE,
    menus: VENUE.menus.map((menu) => ({ ...menu, items: [...menu.items, { ...cheeses, ...but }] })),
  });
  const asked = { id: 12, orderId: 1, quantity: 1, orderOptions: [{ id: 70, values: [{ id: 71, quantity: 1 }] }] };
  const sheetIn = async (locale: string) => {
    const { body } = await call("/api/catering/events/final/run-sheet", undefined, {
      ...{ ...AT_THE_STADIUM, "x-locale": locale },
      ...person("olu").headers,
    });
    return body.orders
      .flatMap(
        ({ lines }: { lines: { id: number; name: string; orderOptions: { values: { name: string }[] }[] }[] }) => lines,
      )
      .filter(({ id }: { id: number }) => id === 12)
      .map(({ name, orderOptions }: { name: string; orderOptions: { values: { name: string }[] }[] }) =>
        [name, ...orderOptions.flatMap(({ values }) => values.map((value) => value.name))].join(", "),
      );
  };

  it("names a dish in the language of the sheet in all orders, and as ordered if the menu's name has changed", async () => {
    await load(bilingual({}));
    for (const [name, suite, locale] of [
      ["ana", "s-1", "fr-CA"],
      ["ben", "s-2", "en-CA"],
    ] as const) {
      await pool.query("update suite_orders set kind = 'event-day' where suite_id = $1", [suite]);
      const contact = { full_name: name, email: `${name}@example.ca`, phone_number: "416-555-0123" };
      const suites = { eventSuiteId: suite, deliveryTime: "half-time" };
      const data = { items: [asked], checkout: { contact, paymentMethod: "invoice" }, suites };
      const headers = { ...AT_THE_STADIUM, "x-locale": locale, ...person(name).headers };
      const sent = { ...headers, "idempotency-key": randomUUID() };
      expect((await call("/api/orders", { type: "catering", data }, sent)).status).toBe(201);
    }
    expect(await sheetIn("fr-CA")).toEqual(["Fromages, Miche", "Fromages, Miche"]);
    expect(await sheetIn("en-CA")).toEqual(["Cheeses, Loaf", "Cheeses, Loaf"]);
    await load(bilingual({ name: "Oysters", ...inFrench("Huîtres") }));
    expect(await sheetIn("fr-CA")).toEqual(["Fromages, Miche", "Cheeses, Miche"]);
    await load(VENUE);
  });
});

describe("suites#par-stock: the par stock of a suite", () => {
  it("is brought in full until it is counted, and then only the missing quantity", async () => {
    const { status, body } = await count("olu", "s-1", [{ item: 11, on_hand: 5 }]);
    expect(status).toBe(200);
    expect(body.par_stock).toEqual([
      { item: "11", name: "Pop", par: 12, on_hand: 5, to_bring: 7 },
      { item: "10", name: "Nacho tray", par: 1, on_hand: null, to_bring: 1 },
    ]);
    const whole = { ...person("ana").self, eventSuiteId: "s-1" };
    const { eventSuite } = (
      await call("/api/catering/events/auth-get-event-info", whole, { ...AT_THE_STADIUM, cookie: person("ana").cookie })
    ).body;
    expect(eventSuite.par_stock).toEqual(body.par_stock);
    expect(eventSuite.acts[0]).toMatchObject({
      act: "stock-counted",
      by: "Olu Tremblay",
      details: { on_hand: { 11: 5 } },
    });
  });

  it("is counted only by the event's operators, and only for items of the suite's par stock", async () => {
    const pop = [{ item: 11, on_hand: 1 }];
    expect((await count("ana", "s-1", pop)).body.code).toBe("not_suite_operator");
    expect((await count("piet", "s-1", pop)).body.code).toBe("not_assigned_to_suite");
    expect((await count("olu", "s-1", [{ item: 99, on_hand: 1 }])).body.code).toBe("not_found");
    expect((await count("olu", "c-1", pop)).body.code).toBe("not_assigned_to_suite");
  });

  it("keeps its counts when the file is imported again, and is shown and counted by a command", async () => {
    await load(VENUE);
    const list = await comptoir("events", "par-stock", "the-stadium", "final");
    expect(list.out.split("\n").slice(0, 3)).toEqual([
      "Suite 1: 7 × Pop (of 12)",
      "Suite 1: 1 × Nacho tray (of 1)",
      "Suite 2: 12 × Pop (of 12)",
    ]);
    const counted = await comptoir("events", "par-stock", "the-stadium", "final", "--suite", "s-1", "11=12", "10=3");
    expect(counted).toMatchObject({ exit: 0, out: "Nothing is to be brought.\n" });
    const acts = await comptoir("events", "acts", "the-stadium", "final");
    const counts = acts.out.split("\n").filter((row) => row.includes("stock-counted"));
    expect(counts.at(-1)).toContain(',Suite 1,stock-counted,,,,,"{""on_hand"":{""10"":3,""11"":12}}"');
    expect((await comptoir("events", "par-stock", "the-stadium", "final", "--suite", "s-1", "99=1")).exit).toBe(1);
    expect((await comptoir("events", "par-stock", "the-stadium", "final", "11=1")).exit).toBe(2);
  });

  it("must be on a menu of the file, once per suite", async () => {
    const stock = [...PAR_STOCK, { item: 11, quantity: 2 }, { item: 99, quantity: 1 }];
    const events = [
      { ...final, event_suites: [{ id: "s-1", name: "Suite 1", owner: "ana@example.ca", par_stock: stock }] },
    ];
    const path = join(folder, "wrong.json");
    await test.file("wrong.json", { ...VENUE, events });
    const { exit, err, out } = await comptoir("venue", "validate", path);
    expect(exit).toBe(1);
    expect(err + out).toContain("events[0].event_suites[0].par_stock[2].item");
    expect(err + out).toContain("events[0].event_suites[0].par_stock[3].item");
  });
});
