import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findLedgerDifferences } from "../../money/books/ledger-checks.store.ts";
import { browserOf } from "../../testing/browser.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { register } from "../../testing/people.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { api, call, clock, load, pool } = at;
await api.startWork();
const [dinner] = GRILL.menus;
const VENUE = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    tax_rate: { tax1: "0.13" },
    delivery: { type: "custom", delivery_charge: "5.00", locations: [{ location: "Office", areas: ["Lobby"] }] },
    order_options: { ...ANY_NUMBER_OPEN, group_ordering: true, max_items_per_cart: 60 },
  },
  menus: [{ ...dinner, items: [...(dinner?.items ?? []).slice(0, 1), { id: 11, name: "Soup", price: "8.00" }] }],
};
const SOUP = line(11);
/** Noon in Toronto. */
const NOON = "2026-11-20T17:00:00Z";
const ONE_PM = "2026-11-20T18:00:00.000Z";
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

/** A phone of a person, whose calls are to the grill. */
function aPhone(name: string) {
  const browser = browserOf(at);
  const ask = (path: string, body?: object, key?: string) =>
    browser.ask(`/api/group${path}`, body, { ...AT_THE_GRILL, ...(key && { "idempotency-key": key }) });
  return {
    ...{ name, browser, ask },
    open: (but: object = {}) => ask("/open", { name, type: "pickup", pays: "host", date: ONE_PM, ...but }),
    join: (token: string, but: object = {}) => ask("/join", { secret: token, name, ...but }),
    group: async () => (await ask("")).body.group,
    me: (state: string) => ask("/me", { state }),
    person: (person: string, act: string) => ask("/people", { person, act }),
    set: (items: object[]) => browser.set(items, { type: "pickup", date: ONE_PM }),
    /** Orders what the phone shows: where the host pays, the group's lines that are not kept back. */
    order: async (but: { items?: object[]; total?: string; date?: string | null; key?: string } = {}) => {
      const group = (await ask("")).body.group;
      const shown = (group?.open ?? []).filter(({ keptBack }: Shown) => keptBack === null);
      const items = but.items ?? shown.map((one: Shown) => ({ ...one, orderId: one.line }));
      const data = {
        config: { groupId: group?.id ?? randomUUID() },
        items,
        costs: but.total === undefined ? {} : { totalWithTip: but.total },
        checkout: { contact: { full_name: name, phone_number: "416-555-0123" }, paymentMethod: "pay_on_premise" },
        date: but.date === undefined ? ONE_PM : but.date,
      };
      return ask("/order", { type: "pickup", data }, but.key ?? randomUUID());
    },
  };
}
type Shown = { keptBack: string | null; line: number; orderId: number; name: string; person: string };
type Phone = ReturnType<typeof aPhone>;

/** Opens a group on the first phone; the others join by its link. Returns their ids and the link's secret. */
async function together(terms: object, ...[host, ...guests]: readonly [Phone, ...Phone[]]) {
  const opened = await host.open(terms);
  expect(opened.status, JSON.stringify(opened.body)).toBe(200);
  const { secret: token, you, group } = opened.body;
  const ids = [you];
  for (const guest of guests) ids.push((await guest.join(token)).body.you);
  return { token: token as string, ids: ids as string[], groupId: group.id as string };
}
const [ana, olu] = [() => aPhone("Ana"), () => aPhone("Olu")];
type BoardOrder = { person: string; group: unknown; diners: unknown[]; lines: { name: string; orderId: number }[] };
const board = async (): Promise<BoardOrder[]> => (await call("/api/staff/board", undefined, boss.headers)).body.orders;
const orders = async () => (await board()).map(({ person, lines }) => [person, lines.map(({ name }) => name)]);
const books = () => findLedgerDifferences(pool);
const linesOf = async (phone: Phone) =>
  (await phone.group()).open.map(({ name, person, keptBack }: Shown) => [name, person, keptBack]);

describe("table#group-open: a group", () => {
  it("is opened for pickup, delivery and catering, with its terms; its link's secret is told once and not stored", async () => {
    const { status, body } = await ana().open({ lastCall: "2026-11-20T17:30:00Z", limit: "30.00" });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[\w-]{22}$/);
    expect(body.group).toMatchObject({
      ...{ name: "Ana", type: "pickup", delivered: false, date: ONE_PM, pays: "host", limit: "30.00" },
      lastCall: "2026-11-20T17:30:00.000Z",
      closesAt: ONE_PM,
      people: [{ name: "Ana", isHost: true, state: "choosing", total: "0.00", left: "30.00", order: null }],
    });
    const { rows } = await pool.query("select g::text as kept from table_groups g");
    expect(rows[0].kept).not.toContain(body.secret);
  });

  it("is refused at a venue without it, for a table, while paused, and each pays for delivery or without a time", async () => {
    const codes = async (...terms: object[]) =>
      Promise.all(terms.map(async (one) => (await ana().open(one)).body.code));
    expect(
      await codes({ type: "dine-in" }, { type: "school" }, { pays: "each", type: "delivery", delivery: true }),
    ).toEqual(["order_type_not_offered", "order_type_not_offered", "order_type_not_offered"]);
    expect(
      await codes(
        { pays: "each", date: null },
        { date: "2026-11-20T16:00:00Z" },
        { lastCall: "2026-11-20T18:30:00Z" },
        { limit: "0" },
      ),
    ).toEqual(["invalid_request", "invalid_request", "invalid_request", "invalid_request"]);
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, orders_paused: true } });
    await api.whenCaughtUp();
    expect(await codes({})).toEqual([419]);
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, order_options: ANY_NUMBER_OPEN } });
    await api.whenCaughtUp();
    expect(await codes({})).toEqual(["order_type_not_offered"]);
  });

  it("ends at its time, and a person is in one group of a restaurant", async () => {
    const [host, guest] = [ana(), olu()];
    const { token, groupId } = await together({}, host, guest);
    expect((await guest.open()).body.group.people).toHaveLength(1);
    expect((await host.group()).people.map(({ state }: { state: string }) => state)).toEqual(["choosing", "left"]);
    expect((await guest.join(token)).body.group.id).toBe(groupId);
    clock.set("2026-11-20T18:00:01Z");
    expect((await host.ask("")).body.code).toBe("no_group");
    expect((await guest.join(token)).body.code).toBe("no_group");
  });

  it("is not a table, and a table is not a group", async () => {
    const host = ana();
    const { groupId } = await together({}, host);
    expect((await host.browser.ask("/api/table")).body.code).toBe("no_table");
    const joined = await olu().browser.ask("/api/table/join", { tableNum: groupId, name: "Olu" });
    expect(joined.body.table?.people ?? []).toHaveLength(1);
    expect((await host.group()).people).toHaveLength(1);
  });
});

describe("table#group-link: the link", () => {
  it("lets in who has it and gives a name; it shows the terms before, and nobody else anything", async () => {
    const [host, guest] = [ana(), olu()];
    const { token } = await together({}, host);
    expect((await guest.ask("/look", { secret: token })).body).toMatchObject({
      name: "Ana",
      pays: "host",
      date: ONE_PM,
    });
    expect((await guest.ask("/look", { secret: "AAAAAAAAAAAAAAAAAAAAAA" })).body.code).toBe("no_group");
    expect((await guest.ask("")).body.code).toBe("no_group");
    const { people } = (await guest.join(token)).body.group;
    expect(people.map(({ name, isHost }: { name: string; isHost: boolean }) => [name, isHost])).toEqual([
      ["Ana", true],
      ["Olu", false],
    ]);
  });

  it("is ended by a new one, which only the host makes; those who are in the group stay", async () => {
    const [host, guest] = [ana(), olu()];
    const { token, ids } = await together({}, host, guest);
    expect((await guest.ask("/link", {})).body.code).toBe("not_host");
    const made = (await host.ask("/link", {})).body;
    expect(made.group.link).toBe(2);
    expect((await aPhone("Bo").join(token)).body.code).toBe("no_group");
    expect((await aPhone("Bo").join(made.secret)).status).toBe(200);
    expect((await guest.person(ids[0] ?? "", "remove")).body.code).toBe("not_host");
    expect((await host.person(ids[1] ?? "", "remove")).status).toBe(200);
    expect((await guest.ask("")).body.code).toBe("no_group");
    expect((await guest.join(token)).body.code).toBe("no_group");
  });

  it("replaced while somebody joins lets them in before, or not at all", async () => {
    const host = ana();
    const { token } = await together({}, host);
    const guests = Array.from({ length: 6 }, (_, number) => aPhone(`P${number}`));
    const [, ...joined] = await Promise.all([host.ask("/link", {}), ...guests.map((guest) => guest.join(token))]);
    const inside = (await host.group()).people.length - 1;
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(inside);
    expect((await olu().join(token)).body.code).toBe("no_group");
  });

  it("seats twenty persons, however many press at once; a twenty-first is told", async () => {
    const { token } = await together({}, ana());
    const answers = await Promise.all(Array.from({ length: 24 }, (_, number) => aPhone(`P${number}`).join(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(answers.filter(({ body }) => body.code === "group_full")).toHaveLength(5);
  });

  it("makes the person host who has been there longest when the host leaves, and who joins an empty group", async () => {
    const [host, guest] = [ana(), olu()];
    const { token } = await together({}, host, guest);
    expect((await host.me("left")).body.group).toBeNull();
    expect((await guest.group()).people.find(({ isHost }: { isHost: boolean }) => isHost).name).toBe("Olu");
    await guest.me("left");
    const { people } = (await aPhone("Bo").join(token)).body.group;
    expect(people.find(({ isHost }: { isHost: boolean }) => isHost).name).toBe("Bo");
  });

  it("keeps a guest who signs in, with their lines", async () => {
    const phone = ana();
    const { ids } = await together({}, phone);
    await phone.set([SOUP]);
    phone.browser.signIn(await register(at, { email: "ana@example.test" }));
    await phone.browser.kept();
    expect((await phone.ask("")).body.you).toBe(ids[0]);
    await vi.waitFor(async () => expect(await linesOf(phone)).toEqual([["Soup", ids[0], null]]));
  });
});

describe("table#group-limit: the limit for each person", () => {
  it("keeps back the line that goes beyond it, which stays in the cart; what is left is shown", async () => {
    const [host, guest] = [ana(), olu()];
    const { ids } = await together({ limit: "30.00" }, host, guest);
    await host.set([SOUP]);
    await guest.set([STEAK, SOUP]);
    await vi.waitFor(async () =>
      expect(await linesOf(host)).toEqual([
        ["Soup", ids[0], null],
        ["Steak", ids[1], null],
        ["Soup", ids[1], "limit"],
      ]),
    );
    const { people, total } = await host.group();
    expect(people.map(({ total: sum, left }: { total: string; left: string }) => [sum, left])).toEqual([
      ["8.00", "22.00"],
      ["24.00", "6.00"],
    ]);
    expect(total).toBe("32.00");
    expect((await host.order()).status).toBe(201);
    expect((await guest.browser.kept()).dishes).toEqual(["1x11"]);
  });

  it("is checked when each pays", async () => {
    const host = ana();
    await together({ pays: "each", limit: "30.00" }, host);
    await host.set([STEAK, SOUP]);
    expect((await host.order({ items: [STEAK, SOUP] })).body).toMatchObject({
      code: "group_limit",
      message: expect.stringContaining("$30.00"),
    });
    expect((await host.order({ items: [STEAK] })).status).toBe(201);
  });
});

describe("table#group-last-call: the last call", () => {
  const LAST_CALL = { lastCall: "2026-11-20T17:10:00Z" };
  it("keeps back what is added after it; the host still sends what was there", async () => {
    const [host, guest] = [ana(), olu()];
    const { ids } = await together(LAST_CALL, host, guest);
    await guest.set([SOUP]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(1));
    clock.set("2026-11-20T17:10:01Z");
    await vi.waitFor(async () => {
      const { rows } = await pool.query("select at_last_call from table_groups");
      expect(rows[0].at_last_call).not.toBeNull();
    }, 5_000);
    await guest.set([line(11, { quantity: 2 }), STEAK]);
    await vi.waitFor(async () =>
      expect(await linesOf(host)).toEqual([
        ["Soup", ids[1], null],
        ["Soup", ids[1], "late"],
        ["Steak", ids[1], "late"],
      ]),
    );
    expect((await host.group()).isLastCallOver).toBe(true);
    expect((await host.order()).status).toBe(201);
    expect(await orders()).toEqual([["Ana", ["Soup"]]]);
    expect((await guest.browser.kept()).dishes.sort()).toEqual(["1x10", "1x11"]);
  });

  it("ends the ordering where each pays", async () => {
    const host = ana();
    await together({ ...LAST_CALL, pays: "each" }, host);
    clock.set("2026-11-20T17:10:01Z");
    expect((await host.order({ items: [SOUP] })).body.code).toBe("group_last_call");
  });
});

describe("table#group-pays: where each pays", () => {
  it("each has an order of their own, which says of which group it is; the group sees who has ordered", async () => {
    const [host, guest] = [ana(), olu()];
    const { ids, groupId } = await together({ pays: "each" }, host, guest);
    await host.set([SOUP]);
    await guest.set([STEAK]);
    const ordered = await guest.order({ items: [STEAK] });
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
    const { people } = await host.group();
    expect(people.map(({ id, order }: { id: string; order: unknown }) => [id, order])).toEqual([
      [ids[0], null],
      [ids[1], { id: ordered.body.order.id, number: Number(ordered.body.order.number) }],
    ]);
    expect((await host.browser.kept()).dishes).toEqual(["1x11"]);
    expect((await guest.browser.kept()).dishes).toEqual([]);
    const [order] = await board();
    expect(order?.group).toEqual({ id: groupId, name: "Ana", people: 2, lines: [] });
    expect((await host.order({ items: [SOUP] })).status).toBe(201);
    expect(await orders()).toHaveLength(2);
    expect(await books()).toEqual([]);
  });

  it("an order of another type or for another time is not one of the group", async () => {
    const host = ana();
    await together({ pays: "each" }, host);
    expect((await host.order({ items: [SOUP], date: null })).body.code).toBe("group_mismatch");
    expect((await host.order({ items: [SOUP], date: "2026-11-20T18:30:00Z" })).body.code).toBe("group_mismatch");
  });

  it("a person who is removed while they order is in no group, and pays nothing", async () => {
    const [host, guest] = [ana(), olu()];
    const { ids } = await together({ pays: "each" }, host, guest);
    const [, ordered] = await Promise.all([host.person(ids[1] ?? "", "remove"), guest.order({ items: [SOUP] })]);
    expect([201, 404, 409]).toContain(ordered.status);
    expect(await orders()).toHaveLength(ordered.status === 201 ? 1 : 0);
    expect((await guest.order({ items: [SOUP] })).body.code).toBe("no_group");
  });
});

describe("table#group-send: where the host pays", () => {
  it("one order has everybody's lines with their names and allergies, and leaves all carts; the group ends", async () => {
    const [host, guest] = [ana(), olu()];
    const { token, ids, groupId } = await together({}, host);
    await guest.join(token, { allergies: ["Peanuts"] });
    await host.set([SOUP]);
    await guest.set([SOUP, STEAK]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(3));
    expect(JSON.stringify(await host.group())).not.toContain("Peanuts");
    expect((await guest.order()).body.code).toBe("not_host");
    const key = randomUUID();
    const ordered = await host.order({ key, total: "45.20" });
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(201);
    const [order] = await board();
    const numbers = order?.lines.map(({ orderId }) => orderId) ?? [];
    expect(order).toMatchObject({
      person: "Ana",
      group: {
        ...{ id: groupId, name: "Ana", people: 2 },
        lines: [
          { name: "Ana", orderIds: numbers.slice(0, 1) },
          { name: "Olu", orderIds: numbers.slice(1) },
        ],
      },
      diners: [{ name: "Olu", allergies: ["Peanuts"], orderIds: numbers.slice(1) }],
    });
    expect([(await host.browser.kept()).dishes, (await guest.browser.kept()).dishes]).toEqual([[], []]);
    expect((await guest.ask("")).body.code).toBe("no_group");
    expect(ids).toHaveLength(1);
    const { rows } = await pool.query(
      "select payment_method, owner = any(select owner from table_people) as owned from orders",
    );
    expect(rows).toEqual([{ payment_method: "payOnPremise", owned: true }]);
    expect(await books()).toEqual([]);
  });

  it("is refused with the present total if a cart has changed since the host saw it, and charges nothing", async () => {
    const [host, guest] = [ana(), olu()];
    await together({}, host, guest);
    await host.set([SOUP]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(1));
    const { open } = await host.group();
    const seen = open.map((one: Shown) => ({ ...one, orderId: one.line }));
    await guest.set([STEAK]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(2));
    const refused = await host.order({ items: seen, total: "9.04" });
    expect(refused.body).toMatchObject({ code: 428, message: expect.stringContaining("$36.16") });
    expect(await orders()).toEqual([]);
    expect((await host.order()).status).toBe(201);
  });

  it("of two tabs at once places one order, and a repeated request gets the same answer", async () => {
    const [host, guest] = [ana(), olu()];
    const { groupId } = await together({}, host, guest);
    await guest.set([SOUP]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(1));
    const { open } = await host.group();
    const data = {
      config: { groupId },
      items: open.map((one: Shown) => ({ ...one, orderId: one.line })),
      costs: {},
      checkout: { contact: { full_name: "Ana", phone_number: "416-555-0123" }, paymentMethod: "pay_on_premise" },
      date: ONE_PM,
    };
    const send = (key: string) => host.ask("/order", { type: "pickup", data }, key);
    const [first, second] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([send(first), send(second), send(first)]);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(await orders()).toEqual([["Ana", ["Soup"]]]);
    const placed = answers.findIndex(({ status }) => status === 201);
    const again = await send([first, second, first][placed] ?? "");
    expect([again.status, again.body.order.id]).toEqual([201, answers[placed]?.body.order.id]);
    expect((await guest.browser.kept()).dishes).toEqual([]);
    expect(await books()).toEqual([]);
  });

  it("loses nothing of what a person adds while the host pays", async () => {
    const [host, guest] = [ana(), olu()];
    await together({}, host, guest);
    await host.set([SOUP]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(1));
    const [sent] = await Promise.all([host.order(), guest.set([STEAK])]);
    const ordered = (await orders()).flatMap(([, names]) => names);
    const left = (await guest.browser.kept()).dishes;
    expect(left.length + ordered.filter((name) => name === "Steak").length).toBe(1);
    expect([201, 409]).toContain(sent.status);
  });

  it("takes the lines out of the carts later if the server ends in between, once", async () => {
    const [host, guest] = [ana(), olu()];
    await together({}, host, guest);
    await guest.set([SOUP]);
    await vi.waitFor(async () => expect(await linesOf(host)).toHaveLength(1));
    expect((await host.order()).status).toBe(201);
    // As a crash after the order leaves it.
    await pool.query("update table_groups set carts_cleared_at = null");
    await pool.query("update carts set taken = '[]'");
    await guest.set([SOUP, STEAK]);
    clock.set("2026-11-20T17:00:11Z");
    await vi.waitFor(async () => expect((await guest.browser.kept()).dishes).toEqual(["1x10"]), 5_000);
    await guest.set([SOUP, STEAK]);
    await pool.query("update table_groups set carts_cleared_at = null");
    await vi.waitFor(async () => {
      const { rows } = await pool.query("select carts_cleared_at from table_groups");
      expect(rows[0].carts_cleared_at).not.toBeNull();
    }, 5_000);
    expect((await guest.browser.kept()).dishes).toEqual(["1x11", "1x10"]);
  });
});

describe("table#live: the stream of a group", () => {
  it("begins with the present group, tells each change at once, and ends with the order", async () => {
    const [host, guest] = [ana(), olu()];
    const { token } = await together({}, host);
    const response = await api.fetch(
      new Request("http://comptoir.test/api/group/events?restaurant=7", {
        headers: { cookie: host.browser.cookies() },
      }),
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const next = async () => {
      for (;;) {
        const end = text.indexOf("\n\n");
        if (end < 0) {
          const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
          if (done) return null;
          text += value;
          continue;
        }
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data) return JSON.parse(data).group;
      }
    };
    expect((await next()).people).toHaveLength(1);
    await guest.join(token);
    expect((await next()).people).toHaveLength(2);
    await guest.set([SOUP]);
    expect((await next()).open).toHaveLength(1);
    expect((await host.order()).status).toBe(201);
    expect(await next()).toBeNull();
  });
});
