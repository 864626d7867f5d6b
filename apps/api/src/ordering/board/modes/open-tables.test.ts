import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findLedgerDifferences } from "../../../money/books/ledger-checks.store.ts";
import { browserOf } from "../../../testing/browser.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line, STEAK } from "../../../testing/grill.ts";
import { register } from "../../../testing/people.ts";
import { aStaffMember, type SignedInStaff, type StaffMember } from "../../../testing/staff.ts";
import { aTablePhone, seated as seatedAt } from "../../../testing/table-phone.ts";
import { openTestApi } from "../../../testing/test-api.ts";

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
let counter: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(
    pool,
    "table_sessions, table_payments, carts, orders, payments, refunds, tenders, rate_limits, idempotency_keys, ledger_entries, people, staff_acts, staff, restaurants",
  );
  await load(VENUE);
  await api.whenCaughtUp();
  counter = await aStaffMember(at, { name: "Noor", role: "counter" });
});

function aPhone(name: string, tableNum = "12") {
  const browser = browserOf(at);
  const ask = (path: string, body?: object, key?: string) =>
    browser.ask(`/api/table${path}`, body, { ...AT_THE_GRILL, ...(key && { "idempotency-key": key }) });
  return {
    ...{ name, browser, ask },
    join: (word?: string, but: object = {}) => ask("/join", { tableNum, name, word, ...but }),
    table: async () => (await ask("")).body,
    send: (people: string[], key = randomUUID()) => ask("/send", { people }, key),
  };
}
type Phone = ReturnType<typeof aPhone>;

/** Seats phones at a table, the first as host, each with a soup. Returns the word, and the people's ids. */
async function seated(...phones: readonly [Phone, ...Phone[]]) {
  const [host, ...guests] = phones;
  const { body } = await host.join();
  const ids: string[] = [body.you];
  for (const guest of guests) ids.push((await guest.join(body.table.word)).body.you);
  for (const phone of phones) {
    await phone.browser.set([SOUP]);
    await phone.table();
  }
  return { ids, word: body.table.word as string };
}

const list = (who: SignedInStaff = counter) => call("/api/staff/tables/open", undefined, who.headers);
const tables = async () => (await list()).body.tables;
const one = async () => (await tables())[0];
const act = (id: string, what: string, body: object, who: SignedInStaff = counter) =>
  call(`/api/staff/tables/${id}/${what}`, body, who.headers);
const ALL = { openLines: 60, dueCents: 1_000_000 };
const acts = async () =>
  (await pool.query("select act, details, staff_name as by from staff_acts where act like '%table%' order by id")).rows;
const placed = async () => (await pool.query("select status, total_with_tip_cents::int as cents from orders")).rows;

describe("table#by-staff: the tables of a restaurant", () => {
  it("are listed by number with people, allergies, what is not sent, rounds and what is due, for every role", async () => {
    const [ana, olu, bo] = [aPhone("Ana"), aPhone("Olu"), aPhone("Bo", "7")];
    await seated(bo);
    const { ids } = await seated(ana, olu);
    await olu.ask("/me", { state: "done", allergies: ["Peanuts"] });
    await olu.browser.set([SOUP, STEAK]);
    await olu.table();
    await ana.send([ids[0] ?? ""]);
    const cook = await aStaffMember(at, { name: "Cook", role: "kitchen" });
    const { status, body } = await list(cook);
    expect([status, body.tables.map(({ tableNum }: { tableNum: string }) => tableNum)]).toEqual([200, ["7", "12"]]);
    expect(body.tables[1]).toMatchObject({
      openedAt: "2026-11-20T17:00:00.000Z",
      people: [
        { name: "Ana", state: "choosing", isHost: true, allergies: [] },
        { name: "Olu", state: "done", isHost: false, allergies: ["Peanuts"] },
      ],
      open: [
        { person: ids[1], name: "Soup", quantity: 1, cents: 800 },
        { person: ids[1], name: "Steak", cents: 2_400 },
      ],
      openCents: 3_200,
      sending: null,
      rounds: [{ status: "placed", people: [ids[0]], cents: 904 }],
      dueCents: 904,
    });
  });

  it("cost one query for sessions, one for lines and one for rounds, however many tables there are", async () => {
    for (const table of ["2", "3", "4"]) {
      const phone = aPhone("Olu", table);
      const { ids } = await seated(phone);
      await phone.send(ids);
    }
    const asked = vi.spyOn(pool, "query");
    expect((await tables()).map(({ dueCents }: { dueCents: number }) => dueCents)).toEqual([904, 904, 904]);
    const texts = asked.mock.calls.map((call) => JSON.stringify(call)).filter((text) => text.includes("table_"));
    asked.mockRestore();
    for (const part of ["as people", "as place", "as refunds"]) {
      expect(
        texts.filter((text) => text.includes(part)),
        part,
      ).toHaveLength(1);
    }
  });

  it("are not there at a venue that does not order together", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, order_options: ANY_NUMBER_OPEN } });
    await api.whenCaughtUp();
    expect((await list()).status).toBe(404);
    expect((await call("/api/auth/staff", undefined, counter.headers)).body.restaurant.modes).toEqual([]);
  });

  it("say which lines are not sold now, and what is being sent", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids } = await seated(ana, olu);
    await ana.send(ids);
    expect((await one()).sending).toEqual({ people: ids, at: "2026-11-20T17:00:20.000Z" });
    const soup = { id: 11, name: "Soup", price: "8.00", sold_out: true };
    await load({ ...VENUE, menus: [{ ...VENUE.menus[0], items: [dinner?.items[0], soup] }] } as never);
    await api.whenCaughtUp();
    expect((await one()).open.map(({ name }: { name: string }) => name)).toEqual(["Soup", "Soup"]);
  });

  it("have the number of their round on the board", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    await ana.send(ids);
    clock.set("2026-11-20T17:05:00Z");
    await ana.browser.set([STEAK]);
    await ana.send(ids);
    const { orders } = (await call("/api/staff/board", undefined, counter.headers)).body;
    type Round = { person: string; lines: { name: string }[]; round: number };
    const rounds = orders.map(({ person, lines, round }: Round) => [person, lines[0]?.name, round]);
    expect(rounds.toSorted()).toEqual([
      ["Ana", "Soup", 1],
      ["Ana", "Steak", 2],
    ]);
  });
});

describe("table#closed-by-staff: closing a table", () => {
  it("ends the session and changes no order; phones are told, their dishes stay, and the next guest begins anew", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids } = await seated(ana, olu);
    await ana.send([ids[0] ?? ""]);
    const { id } = await one();
    const before = await placed();
    expect((await act(id, "close", { openLines: 1, dueCents: 904 })).body.tables).toEqual([]);
    expect(await placed()).toEqual(before);
    expect((await olu.table()).code).toBe("table_closed");
    expect((await olu.browser.kept()).dishes).toEqual(["1x11"]);
    expect((await aPhone("Cy").join()).body.state).toBe("choosing");
    expect((await act(id, "close", ALL)).status).toBe(404);
    expect(await acts()).toEqual([
      { act: "close-table", by: "Noor", details: { table: "12", unsent: 1, due: "9.04" } },
    ]);
    clock.set("2026-11-20T18:01:00Z");
    expect((await olu.table()).code).toBe("no_table");
  });

  it("is refused if more is unsent or owed than the staff saw", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    const { id } = await one();
    expect((await act(id, "close", { openLines: 0, dueCents: 0 })).body.code).toBe("table_changed");
    await ana.send(ids);
    expect((await act(id, "close", { openLines: 1, dueCents: 903 })).body.code).toBe("table_changed");
    expect((await ana.table()).table.rounds).toHaveLength(1);
    expect(await acts()).toEqual([]);
  });

  it("undoes what waits to be sent, but waits for what is being sent", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids } = await seated(ana, olu);
    await ana.send(ids);
    const { id } = await one();
    expect((await act(id, "close", ALL)).status).toBe(200);
    clock.set("2026-11-20T17:00:40Z");
    const again = await seated(ana, olu);
    await pool.query("update table_sessions set sending = $1, send_at = $2 where ended_at is null", [
      JSON.stringify({ key: randomUUID(), by: again.ids[0], undoUntil: null, people: again.ids, locale: "en-CA" }),
      "2026-11-20T17:00:50Z",
    ]);
    const { id: next } = await one();
    for (const [what, body] of [
      ["close", ALL],
      ["remove-person", { person: again.ids[1] }],
      ["remove-line", { person: again.ids[1], orderId: 11, item: "11" }],
    ] as const) {
      expect((await act(next, what, body)).body.code, what).toBe("table_sending");
    }
    expect(await placed()).toEqual([]);
  });

  it("at the moment at which a round is sent, sends it once or not at all, and loses no dish", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    const { id } = await one();
    const [sent, closed] = await Promise.all([ana.send(ids), act(id, "close", ALL)]);
    const { dishes } = await ana.browser.kept();
    expect(dishes.length + (await placed()).length, JSON.stringify([sent.body, closed.body])).toBe(1);
    expect([closed.status, await acts()]).toEqual(
      closed.status === 200 ? [200, [expect.objectContaining({ act: "close-table" })]] : [409, []],
    );
  });

  it("at the moment at which a guest joins, closes it with them, or leaves them at a new one", async () => {
    const ana = aPhone("Ana");
    const { word } = await seated(ana);
    const { id } = await one();
    const olu = aPhone("Olu");
    const [joined] = await Promise.all([olu.join(word), act(id, "close", ALL)]);
    const open = await tables();
    if (open.length === 0) expect((await olu.table()).code).toBe("table_closed");
    else expect(open[0].people.map(({ name }: { name: string }) => name)).toEqual(["Olu"]);
    expect([200, 403, 409]).toContain(joined.status);
  });

  it("is for who handles money: a cook may not, another restaurant's staff find nothing", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    const { id } = await one();
    const cook = await aStaffMember(at, { name: "Cook", role: "kitchen" });
    for (const [what, body] of [
      ["close", ALL],
      ["remove-person", { person: ids[0] }],
      ["remove-line", { person: ids[0], orderId: 11, item: "11" }],
    ] as const) {
      expect((await act(id, what, body, cook)).body.code, what).toBe("not_allowed");
      expect((await act(randomUUID(), what, body)).body.code, what).toBe("not_found");
      expect((await act("x", what, body)).body.code, what).toBe("not_found");
    }
  });
});

/** A table of Ana and Olu at a restaurant that takes cards, each of whom has a soup. */
async function aServedTable() {
  await load({ ...VENUE, restaurant: { ...VENUE.restaurant, payment_processor: "sandbox" } });
  await api.whenCaughtUp();
  const [ana, olu] = [aTablePhone(at, "Ana"), aTablePhone(at, "Olu")];
  const ids = await seatedAt(ana, olu);
  for (const [phone, person = ""] of [
    [ana, ids[0]],
    [olu, ids[1]],
  ] as const) {
    await phone.browser.set([SOUP]);
    await phone.send([person]);
  }
  return { ana, olu, ids };
}

describe("table#table-paying: while people pay by themselves", () => {
  it("the list says who is paying, what is paid and what is left; closing counts what is left, and a claim is paid no more", async () => {
    const { ana, olu } = await aServedTable();
    expect(await one()).toMatchObject({ dueCents: 1_808, paidCents: 0, isPaying: false });
    const claimed = await ana.claim({ of: "mine" });
    const [claim] = claimed.body.table.claims;
    expect(await one()).toMatchObject({ dueCents: 1_808, paidCents: 0, isPaying: true });
    const paid = await ana.pay(claim);
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(await one()).toMatchObject({ dueCents: 904, paidCents: 904, isPaying: false });
    const [second] = (await olu.claim({ of: "mine" })).body.table.claims;
    const { id } = await one();
    expect((await act(id, "close", { openLines: 0, dueCents: 903 })).body.code).toBe("table_changed");
    expect((await act(id, "close", { openLines: 0, dueCents: 904 })).status).toBe(200);
    expect((await olu.pay(second)).status).toBe(404);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("while a share is at the gateway, the payment is made, its payer is told so, and who comes later pays the staff", async () => {
    const { ana, olu, ids } = await aServedTable();
    const { id } = await one();
    const [claim] = (await ana.claim({ of: "mine" })).body.table.claims;
    const [later] = (await olu.claim({ of: "mine" })).body.table.claims.filter(
      ({ person }: { person: string }) => person === ids[1],
    );
    const [key, entered, late] = [randomUUID(), await ana.cardOf(), await olu.cardOf()];
    const gateway = await holdGateway();
    const paying = ana.pay(claim, { entered }, key);
    await gateway.isWaiting();
    expect(await one()).toMatchObject({ dueCents: 1_808, isPaying: true });
    expect((await act(id, "close", { openLines: 0, dueCents: 1_808 })).status).toBe(200);
    expect((await ana.pay(claim, { entered }, key)).body.code).toBe("in_progress");
    expect((await olu.pay(later, { entered: late })).body.code).toBe("no_table");
    expect((await olu.claim({ of: "rest" })).body.code).toBe("no_table");
    await gateway.letGo();
    const paid = await paying;
    expect([paid.status, paid.body]).toEqual([200, { you: ids[0], state: "left", host: "", table: null }]);
    const again = await ana.pay(claim, { entered }, key);
    expect([again.status, again.body]).toEqual([paid.status, paid.body]);
    expect((await ana.pay(claim, { entered }, randomUUID())).body.code).toBe("no_table");
    expect((await ana.table()).code).toBe("table_closed");
    expect(await ana.payments()).toMatchObject([{ amount: "9.04" }]);
    expect((await ana.ask(`/receipt?payment=${claim.id}`)).body.receipt).toMatchObject({ amount: "9.04" });
    await expect
      .poll(async () => (await pool.query("select status from payments")).rows)
      .toEqual([{ status: "captured" }]);
    const due = (await call("/api/staff/board", undefined, counter.headers)).body.orders.map(
      ({ dueCents }: { dueCents: number }) => dueCents,
    );
    expect(due.toSorted()).toEqual([0, 904]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });

  it("at the moment of a payment, it is made, or its payer is told that there is no table and nothing is taken", async () => {
    await load({ ...VENUE, restaurant: { ...VENUE.restaurant, payment_processor: "sandbox" } });
    await api.whenCaughtUp();
    for (let turn = 0; turn < 8; turn += 1) {
      const ana = aTablePhone(at, "Ana");
      const [person = ""] = await seatedAt(ana);
      await ana.browser.set([SOUP]);
      await ana.send([person]);
      const { id } = await one();
      const [claim] = (await ana.claim({ of: "rest" })).body.table.claims;
      const entered = await ana.cardOf();
      const [paid, closed] = await Promise.all([ana.pay(claim, { entered }), act(id, "close", ALL)]);
      expect(closed.status).toBe(200);
      expect([200, 404]).toContain(paid.status);
      expect(await ana.payments()).toHaveLength(paid.status === 200 ? 1 : 0);
    }
    const open = "select count(*)::int as open from payments where status not in ('captured', 'voided')";
    await expect.poll(async () => (await pool.query(open)).rows).toEqual([{ open: 0 }]);
    expect(await findLedgerDifferences(pool)).toEqual([]);
  });
});

describe("table#removed-by-staff: removing", () => {
  it("a person undoes what waits with their lines, hands the table over, and tells them; the word does not bring them back", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids, word } = await seated(ana, olu);
    await olu.send(ids);
    const { id } = await one();
    const { body } = await act(id, "remove-person", { person: ids[0] });
    expect(body.tables[0]).toMatchObject({
      sending: null,
      people: [
        { name: "Ana", state: "left", isHost: false },
        { name: "Olu", state: "choosing", isHost: true },
      ],
      open: [{ person: ids[1] }],
    });
    expect((await ana.table()).code).toBe("table_removed");
    expect((await ana.browser.kept()).dishes).toEqual(["1x11"]);
    expect((await act(id, "remove-person", { person: ids[0] })).body.code).toBe("table_changed");
    expect((await ana.join(word)).body.state).toBe("asking");
    await olu.ask("/people", { person: ids[0], act: "let-in" });
    expect((await ana.table()).state).toBe("choosing");
    expect(await acts()).toEqual([{ act: "remove-table-person", by: "Noor", details: { table: "12" } }]);
  });

  it("a person leaves them waiting for a host, though they ask for long, sign in, or were the last one there", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids, word } = await seated(ana, olu);
    const { id } = await one();
    await act(id, "remove-person", { person: ids[1] });
    expect((await olu.join(word)).body.state).toBe("asking");
    // Others may begin anew if nobody answers them for a minute.
    clock.set("2026-11-20T17:02:00Z");
    expect((await olu.join()).body).toMatchObject({ state: "asking", host: "Ana" });
    olu.browser.signIn(await register(at, { email: "olu@example.test" }, { cookie: olu.browser.cookies() }));
    expect((await olu.join(word)).body.state).toBe("asking");
    // In another browser, the word that Olu knows opens nothing: the table has another one.
    expect((await aPhone("Olu again").join(word)).body.code).toBe("table_word_wrong");
    expect((await ana.table()).table.word).not.toBe(word);

    await ana.send([ids[0] ?? ""]);
    await act(id, "remove-person", { person: ids[0] });
    expect((await ana.join()).body).toMatchObject({ state: "asking", host: "" });
    const bo = aPhone("Bo");
    expect((await bo.join()).body.state).toBe("choosing");
    expect((await bo.ask("/people", { person: ids[0], act: "let-in" })).status).toBe(200);
    expect((await ana.table()).state).toBe("choosing");
  });

  it("the last person ends a table of which nothing was sent", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    const { id } = await one();
    expect((await act(id, "remove-person", { person: ids[0] })).body.tables).toEqual([]);
    expect((await ana.table()).code).toBe("no_table");
  });

  it("a line takes it out of its owner's cart, whose phone says who did; another dish under its number stays", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids } = await seated(ana, olu);
    const [, person = ""] = ids;
    const { id, open } = await one();
    const { orderId } = open[1];
    expect((await act(id, "remove-line", { person, orderId, item: "10" })).body.code).toBe("table_changed");
    expect((await act(id, "remove-line", { person, orderId, item: "11" })).body.tables[0].open).toHaveLength(1);
    expect((await olu.browser.kept()).dishes).toEqual([]);
    const told = async () => (await olu.table()).table.people.map(({ removed }: { removed?: object[] }) => removed);
    const TOLD = { at: "2026-11-20T17:00:00.000Z", by: "restaurant", name: "Soup" };
    expect(await told()).toEqual([undefined, [TOLD]]);
    await olu.browser.set([STEAK]);
    await olu.table();
    await ana.ask("/remove-line", { person, orderId: STEAK.orderId });
    expect(await told()).toEqual([undefined, [TOLD, { ...TOLD, by: "host", name: "Steak" }]]);
    clock.set("2026-11-20T17:15:00Z");
    expect(await told()).toEqual([undefined, undefined]);
    expect(await acts()).toEqual([{ act: "remove-table-line", by: "Noor", details: { table: "12", name: "Soup" } }]);
  });

  it("a line at the moment at which it is sent leaves it in the round or in nothing, never in both", async () => {
    const ana = aPhone("Ana");
    const { ids } = await seated(ana);
    const { id, open } = await one();
    const [{ orderId }] = open;
    const [sent, removed] = await Promise.all([
      ana.send(ids),
      act(id, "remove-line", { person: ids[0], orderId, item: "11" }),
    ]);
    const orders = await placed();
    expect((await ana.browser.kept()).dishes).toEqual([]);
    expect(orders.length, JSON.stringify([sent.body, removed.body])).toBeLessThan(2);
    if (removed.status === 200) expect(orders).toEqual([]);
  });

  it("a person whose lines are being sent, by many at once, removes them once", async () => {
    const [ana, olu] = [aPhone("Ana"), aPhone("Olu")];
    const { ids } = await seated(ana, olu);
    const { id } = await one();
    const answers = await Promise.all(Array.from({ length: 4 }, () => act(id, "remove-person", { person: ids[1] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await acts()).toHaveLength(1);
  });
});

describe("table#by-staff: the stream of a page of tables", () => {
  it("tells at first, and after a change of a cart, a new table and a closing, within a second", async () => {
    const response = await api.fetch(
      new Request("http://comptoir.test/api/staff/board/events?after=0&list=tables", { headers: counter.headers }),
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const hints = () => text.split("event: tables").length - 1;
    void (async () => {
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: "" };
        if (done) return;
        text += value;
      }
    })();
    await vi.waitFor(() => expect(hints()).toBeGreaterThan(0), 3_000);
    const grows = async (what: () => Promise<unknown>) => {
      // The first reads of a new follower are over.
      await new Promise((done) => setTimeout(done, 400));
      const before = hints();
      await what();
      await vi.waitFor(() => expect(hints()).toBeGreaterThan(before), 1_500);
    };
    const ana = aPhone("Ana");
    await grows(() => ana.join());
    await grows(() => ana.browser.set([SOUP]));
    const { id } = await one();
    await grows(() => act(id, "close", ALL));
    await reader?.cancel();
  });
});

/** Lets no card be authorised by the sandbox until it is let go. */
async function holdGateway() {
  const client = await pool.connect();
  await client.query("begin; lock table sandbox_gateway.payments in access exclusive mode");
  const waiting = `select count(*)::int as waiting from pg_locks l join pg_class c on c.oid = l.relation
    where not l.granted and c.relname = 'payments' and c.relnamespace = 'sandbox_gateway'::regnamespace`;
  return {
    isWaiting: () => expect.poll(async () => (await client.query(waiting)).rows[0].waiting).toBeGreaterThan(0),
    letGo: async () => {
      await client.query("commit");
      client.release();
    },
  };
}
