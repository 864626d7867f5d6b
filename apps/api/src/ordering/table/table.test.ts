import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import type { Browser } from "../../testing/browser.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { isWaitedFor, meetingLocks } from "../../testing/meeting-locks.ts";
import { register } from "../../testing/people.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { aTablePhone, seated, type TablePhone } from "../../testing/table-phone.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const [dinner, ...others] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    tax_rate: { tax1: "0.13" },
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 60 },
  },
  menus: [
    { ...dinner, items: [...(dinner?.items ?? []).slice(0, 1), { id: 11, name: "Soup", price: "8.00" }] },
    ...others,
  ],
};
const SOUP = line(11);
const NOON = "2026-11-20T17:00:00Z";
let boss: StaffMember;

beforeEach(async () => {
  clock.set(NOON);
  await emptyTables(
    pool,
    "table_sessions, carts, orders, rate_limits, idempotency_keys, ledger_entries, staff, restaurants",
  );
  await load(VENUE);
  boss = await aStaffMember(at, { name: "Boss", role: "manager" });
});

const aPhone = (name: string) => aTablePhone(at, name);
const [ana, olu] = [() => aPhone("Ana"), () => aPhone("Olu")];
const linesOf = ({ table }: Awaited<ReturnType<TablePhone["table"]>>) =>
  table.open.map(({ name, person }: { name: string; person: string }) => [name, person]);
type BoardOrder = {
  id: string;
  version: number;
  person: string;
  diners: unknown[];
  lines: { name: string; orderId: number }[];
};
const board = async (): Promise<BoardOrder[]> => (await call("/api/staff/board", undefined, boss.headers)).body.orders;
const orders = async () => (await board()).map(({ person, lines }) => [person, lines.map(({ name }) => name)]);
const books = () => findLedgerDifferences(pool);

describe("table#joining: at a table", () => {
  it("the first person is host; the next one waits for the host's tap, and then sees the table", async () => {
    const [host, guest] = [ana(), olu()];
    const { status, body } = await host.join();
    expect([status, body.state, body.table.people]).toEqual([
      200,
      "choosing",
      [{ id: body.you, name: "Ana", state: "choosing", isHost: true }],
    ]);
    const asked = await guest.join();
    expect(asked.body).toMatchObject({ state: "asking", host: "Ana", table: null });
    expect((await guest.person(body.you, "turn-away")).body.code).toBe("not_host");
    await host.person(asked.body.you, "let-in");
    expect((await guest.table()).table.people.map(({ name }: { name: string }) => name)).toEqual(["Ana", "Olu"]);
  });

  it("the table's word lets in without a tap, in any case; a wrong one does not, and cannot be guessed", async () => {
    const host = ana();
    const { word } = (await host.join()).body.table;
    expect(word).toMatch(/^[A-Z]{4}$/);
    expect((await olu().join(` ${word.toLowerCase()} `)).body.state).toBe("choosing");
    const guesser = aPhone("Eve");
    const answers = [];
    for (let guess = 0; guess < 22; guess += 1) answers.push((await guesser.join("AAAA")).body.code);
    expect(answers.slice(0, 20).every((code) => code === "table_word_wrong")).toBe(true);
    expect(answers.slice(20)).toEqual(["too_many_requests", "too_many_requests"]);
  });

  it("is refused at a venue without it, at an unknown table, and while orders are paused", async () => {
    const alone = { ...VENUE, restaurant: { ...VENUE.restaurant, order_options: ANY_NUMBER_OPEN } };
    await load(alone);
    await api.whenCaughtUp();
    expect((await ana().join()).body.code).toBe("order_type_not_offered");
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, tables: "1-11" } });
    await api.whenCaughtUp();
    expect((await ana().join()).body.code).toBe("table_unknown");
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, orders_paused: true } });
    await api.whenCaughtUp();
    expect((await ana().join()).body.code).toBe(419);
  });

  it("seats twenty persons, however many press at once; a twenty-first is told", async () => {
    const { word } = (await ana().join()).body.table;
    const answers = await Promise.all(Array.from({ length: 24 }, (_, number) => aPhone(`P${number}`).join(word)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(answers.filter(({ body }) => body.code === "table_full")).toHaveLength(5);
  });

  it("opened by two phones at once has one session and one host", async () => {
    const answers = await Promise.all([ana(), olu()].map((phone) => phone.join()));
    expect(answers.map(({ body }) => body.state).sort()).toEqual(["asking", "choosing"]);
    const { rows } = await pool.query("select count(*)::int as sessions from table_sessions");
    expect(rows).toEqual([{ sessions: 1 }]);
  });

  it("a guest who signs in stays at the table, with their lines", async () => {
    const phone = ana();
    const [id] = await seated(phone);
    await phone.browser.set([SOUP]);
    phone.browser.signIn(await register(at, { email: "ana@example.test" }));
    await phone.browser.kept();
    expect((await phone.table()).you).toBe(id);
  });

  it("a guest who has signed in meanwhile is not moved back by a request of before", async () => {
    const phone = ana();
    await seated(phone);
    await phone.browser.set([SOUP]);
    await pool.query("update table_people set cart_id = null");
    const signsIn = "update table_people set owner = 'user 1', cart_id = 'of user 1'";
    await meetingLocks(pool, `select from table_sessions for update; ${signsIn}`, () => phone.table());
    const { rows } = await pool.query("select owner, cart_id from table_people");
    expect(rows).toEqual([{ owner: "user 1", cart_id: "of user 1" }]);
  });

  it("a person who signs in on two phones at once stays the two guests of before, and neither phone fails", async () => {
    const [phone, other] = [ana(), olu()];
    const [id, another] = await seated(phone, other);
    const person = await register(at, { email: "twice@example.test" });
    phone.browser.signIn(person);
    const signsIn = `update table_people set owner = 'user ${person.userId}' where id = '${another}'`;
    const asks = () => phone.ask("");
    const { status, body } = await meetingLocks(pool, `select from table_sessions for update; ${signsIn}`, asks);
    expect([status, body.you], JSON.stringify(body)).toEqual([200, id]);
  });
});

describe("table#end: a table's session", () => {
  it("gets the person who has been there longest as host when the host leaves, and ends when nobody is left", async () => {
    const [host, second, third] = [ana(), olu(), aPhone("Bo")];
    await seated(host, second, third);
    expect((await host.me("left")).body).toMatchObject({ state: "left", table: null });
    const { people } = (await third.table()).table;
    expect(people.find(({ isHost }: { isHost: boolean }) => isHost).name).toBe("Olu");
    await second.me("left");
    await third.me("left");
    expect((await third.table()).code).toBe("no_table");
    expect((await aPhone("Cy").join()).body.state).toBe("choosing");
  });

  it("ends after half an hour of which nothing was used, and never blocks a table for a newcomer to whom nobody answers", async () => {
    const [host, newcomer] = [ana(), olu()];
    await host.join();
    expect((await newcomer.join()).body.state).toBe("asking");
    clock.set("2026-11-20T17:01:01Z");
    expect((await newcomer.join()).body.state).toBe("choosing");
    expect((await host.table()).code).toBe("no_table");
    clock.set("2026-11-20T17:32:00Z");
    expect((await ana().join()).body.state).toBe("choosing");
  });

  it("is not taken over once something was sent", async () => {
    const [host, newcomer] = [ana(), olu()];
    const [id = ""] = await seated(host);
    await host.browser.set([SOUP]);
    expect((await host.send([id])).status).toBe(200);
    await newcomer.join();
    clock.set("2026-11-20T17:10:00Z");
    expect((await newcomer.join()).body.state).toBe("asking");
  });
});

describe("table#table-lines: the lines of a table", () => {
  it("are those of each person's cart; two persons' same dish are two lines; a cart that changes raises the version", async () => {
    const [host, guest] = [ana(), olu()];
    const [a, o] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([SOUP, STEAK]);
    await vi.waitFor(async () =>
      expect(linesOf(await host.table())).toEqual([
        ["Soup", a],
        ["Soup", o],
        ["Steak", o],
      ]),
    );
    const { version } = (await host.table()).table;
    await guest.browser.set([SOUP]);
    await vi.waitFor(async () => expect((await host.table()).table.version).toBeGreaterThan(version));
  });

  it("are removed by their person or the host, by nobody else; the person's cart loses them", async () => {
    const [host, guest] = [ana(), olu()];
    const [a, o] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([SOUP, STEAK]);
    await vi.waitFor(async () => expect(linesOf(await host.table())).toHaveLength(3));
    expect((await guest.ask("/remove-line", { person: a, orderId: 11 })).body.code).toBe("not_host");
    expect((await host.ask("/remove-line", { person: o, orderId: 10 })).status).toBe(200);
    expect((await guest.browser.kept()).dishes).toEqual(["1x11"]);
    expect((await host.ask("/remove-line", { person: o, orderId: 10 })).body.code).toBe("not_found");
  });
});

describe("table#send: sending", () => {
  it("mine places one order on the table's bill and empties my cart alone; a retry places no second one", async () => {
    const [host, guest] = [ana(), olu()];
    const [a = ""] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([STEAK]);
    const key = randomUUID();
    const sent = await host.send([a], key);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body.table).toMatchObject({
      due: "9.04",
      rounds: [{ lines: [{ name: "Soup", people: [a], amount: "9.04" }] }],
    });
    expect((await host.send([a], key)).body.code).toBe("nothing_to_send");
    expect(await orders()).toEqual([["Ana", ["Soup"]]]);
    expect((await host.browser.kept()).dishes).toEqual([]);
    expect((await guest.browser.kept()).dishes).toEqual(["1x10"]);
    const { rows } = await pool.query("select payment_method, payment_status from orders");
    expect(rows).toEqual([{ payment_method: "tableBill", payment_status: "on-premise" }]);
    expect(await books()).toEqual([]);
  });

  it("the table's waits for the time to undo, on all phones; then it is one order with the names", async () => {
    const [host, guest] = [ana(), olu()];
    const [a = "", o = ""] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([SOUP, STEAK]);
    await guest.table();
    expect((await host.send([a, o])).body.table.sending).toMatchObject({
      by: a,
      people: [a, o],
      at: "2026-11-20T17:00:20.000Z",
    });
    expect((await guest.send([o])).body.code).toBe("table_sending");
    expect(await orders()).toEqual([]);
    clock.set("2026-11-20T17:00:21Z");
    await vi.waitFor(async () => expect(await orders()).toEqual([["Ana, Olu", ["Soup", "Soup", "Steak"]]]), 10_000);
    await vi.waitFor(async () => expect((await guest.table()).table).toMatchObject({ sending: null, open: [] }), 5_000);
    expect((await guest.table()).table.rounds[0].lines.map(({ people }: { people: string[] }) => people)).toEqual([
      [a],
      [o],
      [o],
    ]);
    expect((await guest.browser.kept()).dishes).toEqual([]);
    expect(await books()).toEqual([]);
  });

  it("can be undone by anybody at the table until then", async () => {
    const [host, guest] = [ana(), olu()];
    const [a = "", o = ""] = await seated(host, guest);
    await guest.browser.set([SOUP]);
    await guest.table();
    await host.send([a, o]);
    expect((await guest.ask("/undo", {})).body.table.sending).toBeNull();
    clock.set("2026-11-20T17:00:30Z");
    expect((await guest.ask("/undo", {})).body.code).toBe("not_found");
    expect(await orders()).toEqual([]);
    expect((await guest.browser.kept()).dishes).toEqual(["1x11"]);
  });

  it("that is refused is said to all, and loses nothing", async () => {
    const [host, guest] = [ana(), olu()];
    const [a = "", o = ""] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([STEAK]);
    await guest.table();
    await host.send([a, o]);
    await load({
      ...VENUE,
      menus: [{ ...VENUE.menus[0], items: [STEAK_DISH, { id: 11, name: "Soup", price: "8.00", sold_out: true }] }],
    });
    await api.whenCaughtUp();
    clock.set("2026-11-20T17:00:21Z");
    await vi.waitFor(
      async () =>
        expect((await guest.table()).table.notSent).toMatchObject({ by: a, message: expect.stringContaining("Soup") }),
      10_000,
    );
    expect(await orders()).toEqual([]);
    const { rows } = await pool.query("select count(*)::int as lines from cart_lines");
    expect(rows).toEqual([{ lines: 2 }]);
  });

  it("is refused whole with a dish that the menu has no longer, which is named, or one that is sold out", async () => {
    const host = ana();
    const [id = ""] = await seated(host);
    await host.browser.set([STEAK, { ...SOUP, orderId: 2 }]);
    const sentWith = async (but: object | null) => {
      const items = (dinner?.items ?? []).slice(0, 1);
      const soup = { id: 11, name: "Soup", price: "8.00", ...but };
      await load({ ...VENUE, menus: [{ ...dinner, items: but === null ? items : [...items, soup] }, ...others] });
      await api.whenCaughtUp();
      const { status } = await host.send([id]);
      const { table } = await host.table();
      return [status, table.rounds.length, table.open.length, table.unavailable];
    };
    expect(await sentWith(null)).toEqual([409, 0, 1, [{ person: id, orderId: 2 }]]);
    expect(await sentWith({ sold_out: true })).toEqual([409, 0, 2, []]);
  });

  it("of one thing by many presses at once places one order", async () => {
    const host = ana();
    const [a = ""] = await seated(host);
    await host.browser.set([SOUP]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => host.send([a])));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await orders()).toEqual([["Ana", ["Soup"]]]);
    expect(await books()).toEqual([]);
  });

  it("that the contract does not take any more is told as not sent, and the next one is sent", async () => {
    const [host, guest] = [ana(), olu()];
    const ids = await seated(host, guest);
    for (const phone of [host, guest]) await phone.browser.set([SOUP]);
    await host.table();
    await host.send(ids);
    await pool.query(
      "update table_sessions set sending = jsonb_set(sending, '{discountCode}', to_jsonb(repeat('A', 600)))",
    );
    clock.set("2026-11-20T17:00:21Z");
    await vi.waitFor(async () => expect((await guest.table()).table.notSent).not.toBeNull(), 10_000);
    expect((await host.send([ids[0] ?? ""])).status).toBe(200);
    expect(await board()).toHaveLength(1);
  });

  it("cuts many long names between two characters: half of one would be refused, and the table could send no more", async () => {
    const phones = ["A".repeat(40), "B".repeat(40), `${"C".repeat(15)}😀D`].map(aPhone);
    const [host, ...guests] = phones as [TablePhone, ...TablePhone[]];
    const ids = await seated(host, ...guests);
    for (const phone of phones) await phone.browser.set([SOUP]);
    await host.table();
    await host.send(ids);
    clock.set("2026-11-20T17:00:21Z");
    await vi.waitFor(async () => expect(await board()).toHaveLength(1), 10_000);
    expect((await board())[0]?.person).toBe(`${"A".repeat(40)}, ${"B".repeat(40)}, ${"C".repeat(15)}`);
  });

  it("takes no text that is too long once normalized: a code or a name that the order's form refuses would stop the table", async () => {
    const long = aPhone("\u{1d160}".repeat(20));
    expect((await long.join()).body.issues).toMatchObject([{ path: "name" }]);
    const host = ana();
    const [a = ""] = await seated(host);
    await host.browser.set([SOUP]);
    // One character that stands for eighteen.
    const refused = await host.send([a], randomUUID(), { code: "\ufdfa".repeat(30) });
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: "discount.code" }]]);
    expect((await host.send([a])).status).toBe(200);
  });

  it("stops at ten rounds a minute", async () => {
    const host = ana();
    const [a = ""] = await seated(host);
    const codes = [];
    for (let round = 0; round < 11; round += 1) {
      await host.browser.set([SOUP]);
      codes.push((await host.send([a])).body.code);
    }
    expect(codes).toEqual([...Array(10).fill(undefined), "too_many_requests"]);
  });

  it("has what each person has said of their allergies, with their own lines, for the kitchen alone", async () => {
    const [host, guest] = [ana(), olu()];
    const { word } = (await host.join()).body.table;
    const { body } = await guest.ask("/join", { tableNum: "12", name: "Olu", word, allergies: ["Peanuts"] });
    const { people } = body.table;
    await host.browser.set([SOUP]);
    await guest.browser.set([SOUP, STEAK]);
    await guest.table();
    expect(JSON.stringify((await host.table()).table)).not.toContain("Peanuts");
    expect((await guest.ask("/me", { allergies: ["Peanuts", "Egg"] })).status).toBe(200);
    await host.send(people.map(({ id }: { id: string }) => id));
    clock.set("2026-11-20T17:00:21Z");
    await vi.waitFor(async () => expect(await board()).toHaveLength(1), 10_000);
    const [order] = await board();
    const oluNumbers = order?.lines.slice(1).map(({ orderId }) => orderId);
    expect(order?.diners).toEqual([{ name: "Olu", allergies: ["Peanuts", "Egg"], orderIds: oluNumbers }]);
  });

  it("is no way to pay for an order by itself", async () => {
    const phone = ana();
    await seated(phone);
    await phone.browser.set([SOUP]);
    const data = { config: { tableNum: "12" }, items: [SOUP], costs: {}, checkout: { paymentMethod: "tableBill" } };
    const paid = { ...VENUE, restaurant: { ...VENUE.restaurant, payment_processor: "sandbox" } };
    await load(paid);
    await api.whenCaughtUp();
    const answer = await phone.browser.ask(
      "/api/orders",
      { type: "dine-in", data },
      { ...AT_THE_GRILL, "idempotency-key": randomUUID() },
    );
    expect(answer.body.code).toBe("payment_required");
  });
});
const STEAK_DISH = dinner?.items[0];

describe("table#bill: the bill of a table", () => {
  it("is what its rounds are, less what was refunded and cancelled", async () => {
    const [host, guest] = [ana(), olu()];
    const [a = "", o = ""] = await seated(host, guest);
    await host.browser.set([SOUP]);
    await guest.browser.set([SOUP, STEAK]);
    await host.send([a]);
    await guest.send([o]);
    const { rounds } = (await host.table()).table;
    expect((await host.table()).table.due).toBe("45.20");
    const version = (await board()).find(({ id }) => id === rounds[1].orderId)?.version;
    const what = { of: "lines", lines: [{ line: 1, quantity: 1 }] };
    const refund = await call(
      `/api/staff/orders/${rounds[1].orderId}/refund`,
      { key: randomUUID(), reason: "cold", what, version },
      boss.headers,
    );
    expect(refund.status, JSON.stringify(refund.body)).toBeLessThan(300);
    expect((await host.table()).table).toMatchObject({
      due: "36.16",
      rounds: [{}, { lines: [{ amount: "0.00" }, { amount: "27.12" }] }],
    });
    expect(await books()).toEqual([]);
  });

  it("names the dishes in each reader's language; the order keeps its sender's, as does a dish that was renamed since", async () => {
    const [host, guest] = [ana(), aTablePhone(at, "Olu", "fr-CA")];
    const [a = "", o = ""] = await seated(host, guest);
    await host.browser.set([STEAK]);
    await guest.browser.set([STEAK]);
    await host.send([a]);
    await guest.send([o]);
    const read = async (phone: TablePhone) =>
      (await phone.table()).table.rounds.map(({ lines }: { lines: { name: string }[] }) =>
        lines.map(({ name }) => name),
      );
    expect(await read(host)).toEqual([["Steak"], ["Steak"]]);
    expect(await read(guest)).toEqual([["Bifteck"], ["Bifteck"]]);
    const kept = await pool.query(
      `select l.details ->> 'name' as name from order_lines l join table_orders t on t.order_id = l.order_id order by name`,
    );
    expect(kept.rows).toEqual([{ name: "Bifteck" }, { name: "Steak" }]);

    const [menu, ...rest] = VENUE.menus;
    const [steak, ...dishes] = menu?.items ?? [];
    const localization = { "fr-CA": { name: "Faux-filet" } };
    await load({
      ...VENUE,
      menus: [{ ...menu, items: [{ ...steak, name: "Striploin", localization }, ...dishes] }, ...rest],
    });
    await api.whenCaughtUp();
    expect(await read(host)).toEqual([["Steak"], ["Bifteck"]]);
  });
});

describe("table#table-lines: a cart that is saved", () => {
  it("waits for its table before its person, as every change of the table does, so that the two never deadlock", async () => {
    const host = ana();
    const { you } = (await host.join()).body;
    const change = await pool.connect();
    try {
      await change.query("begin; select from table_sessions for update");
      await host.browser.set([SOUP]);
      await isWaitedFor(pool, 1);
      const free = "select from table_people where id = $1 for update nowait";
      expect((await change.query(free, [you])).rowCount).toBe(1);
      await change.query("commit");
    } finally {
      change.release();
    }
    await expect.poll(async () => linesOf(await host.table())).toEqual([["Soup", you]]);
  });
});

describe("table#live: the stream of a table", () => {
  it("begins with the present table, tells each change at once, and ends with the session", async () => {
    const [host, guest] = [ana(), olu()];
    const { word } = (await host.join()).body.table;
    const stream = await readStream(host.browser);
    expect((await stream.next()).table.people).toHaveLength(1);
    await guest.join(word);
    expect((await stream.next()).table.people).toHaveLength(2);
    await guest.browser.set([SOUP]);
    expect((await stream.next()).table.open).toHaveLength(1);
    await guest.me("left");
    await stream.next();
    await host.me("left");
    expect(await stream.next()).toBeNull();
  });
});

async function readStream(browser: Browser) {
  const cookie = browser.cookies();
  const response = await api.fetch(
    new Request("http://comptoir.test/api/table/events?restaurant=7", { headers: { cookie } }),
  );
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next() {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end >= 0) {
          const message = text.slice(0, end);
          text = text.slice(end + 2);
          const data = /^data: (.*)$/m.exec(message)?.[1];
          if (data) return JSON.parse(data);
          continue;
        }
        const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) return null;
        text += value;
      }
    },
  };
}
