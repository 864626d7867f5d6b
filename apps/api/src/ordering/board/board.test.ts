import type { BoardData, BoardOrderData } from "@comptoir/contract";
import pino from "pino";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openListener } from "../../platform/db/listen.ts";
import { openCommandLine } from "../../testing/command-line.ts";
import { ANY_NUMBER_OPEN, AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { loginStaff } from "../../testing/staff.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf } from "../../testing/test-api.ts";
import { openVenues } from "../../venue/venues/venue-cache.ts";
import { alertOfUnshown } from "./unshown-orders.ts";

const NOON = "2026-11-20T17:00:00Z";
const TOMORROW = "2026-11-21T18:00:00Z";
const { comptoir, ...test } = await openCommandLine();
const { clock, call, pool, api, load } = test;
clock.set(NOON);
const [dinner, ...others] = GRILL.menus as [(typeof GRILL.menus)[0], ...typeof GRILL.menus];
await load({
  ...GRILL,
  restaurant: { ...GRILL.restaurant, order_options: ANY_NUMBER_OPEN },
  menus: [
    {
      ...dinner,
      items: undefined,
      sections: [
        { id: 5, name: "Mains", station: "grill", items: dinner.items?.map((item) => ({ ...item, stock: undefined })) },
        { id: 6, name: "Drinks", items: [{ id: 60, name: "Lager", price: "7.00", station: "bar" }] },
      ],
    },
    ...others.map((menu) => ({ ...menu, max_orders_per_interval: undefined })),
  ],
});

const listener = await openListener(pool, pino({ level: "silent" }));
afterAll(() => listener.stop());
const venues = await openVenues(pool, listener);

const cookie = cookiesOf(await call("/api/orders/set-costs", { type: "dine-in", items: [] }, AT_THE_GRILL));
const invited = await comptoir("staff", "invite", "the-grill", "Amira");
const { headers } = await loginStaff(test, invited.out.trim());

async function anOrder(
  body: object = aSubmit({ items: [STEAK, line(60, { orderId: 2, quantity: 2 })] }),
): Promise<string> {
  const answer = await submit(test, body, { headers: { cookie } });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.order.id;
}

async function board(after?: number): Promise<BoardData> {
  const answer = await call(`/api/staff/board${after === undefined ? "" : `?after=${after}`}`, undefined, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as BoardData;
}

const card = async (id: string) => (await board()).orders.find((order) => order.id === id) as BoardOrderData;
const move = async (id: string, to: string) =>
  expect((await comptoir("orders", "move", "the-grill", id, to)).exit).toBe(0);

describe("board#card: an order on the board", () => {
  it("has its number, table, name, note, what is due, and lines with their choices and stations", async () => {
    const id = await anOrder();
    const { lane, destination, person, dueCents, isPaid, lines, since, placedAt } = await card(id);
    expect({ lane, destination, person, isPaid, since }).toEqual({
      lane: "new",
      destination: { kind: "table", tableNum: "12" },
      person: "Ada Lovelace",
      isPaid: false,
      since: placedAt,
    });
    expect(dueCents).toBe(Math.round((2_400 + 1_400) * 1.13));
    expect(
      lines.map(({ line: number, quantity, name, station, done }) => [number, quantity, name, station, done]),
    ).toEqual([
      [1, 1, "Steak", "grill", false],
      [2, 2, "Lager", "bar", false],
    ]);
    expect(JSON.stringify(lines[0]?.orderOptions)).toContain("Rare");
  });

  it("is in progress, ready and done as it moves, and the last that are done stay", async () => {
    const id = await anOrder();
    await move(id, "in-progress");
    expect((await card(id)).lane).toBe("in-progress");
    await move(id, "ready");
    expect((await card(id)).lane).toBe("ready");
    await move(id, "completed");
    expect(await card(id)).toMatchObject({ lane: "done", doneAt: NOON.replace("Z", ".000Z") });
  });

  it("is listed for today and tomorrow; later days are counted", async () => {
    const tomorrow = await anOrder(aPickup({ date: TOMORROW }));
    const before = (await board()).later;
    const later = await anOrder(aPickup({ date: "2026-11-24T18:00:00Z" }));
    const { orders, later: counted } = await board();
    expect(orders.map(({ id }) => id)).toContain(tomorrow);
    expect(orders.map(({ id }) => id)).not.toContain(later);
    expect([before, counted]).toEqual([[], [{ day: "2026-11-24", orders: 1 }]]);
  });
});

describe("board#since: what happened after an event", () => {
  it("is the orders with news alone, and nothing if nothing happened", async () => {
    const first = await anOrder();
    const { sequence, whole } = await board();
    expect(whole).toBe(true);
    expect(await board(sequence)).toMatchObject({ whole: false, sequence, orders: [] });
    const second = await anOrder();
    await move(first, "in-progress");
    const news = await board(sequence);
    expect(news.whole).toBe(false);
    expect(news.orders.map(({ id, lane }) => [id, lane]).sort()).toEqual(
      [
        [first, "in-progress"],
        [second, "new"],
      ].sort(),
    );
    expect(news.sequence).toBe(sequence + 2);
  });

  it("is everything if the event is of another restaurant's numbers, or the events were deleted", async () => {
    await anOrder();
    const { sequence } = await board();
    expect((await board(sequence + 1_000)).whole).toBe(true);
    await pool.query("delete from venue_events where restaurant_id = '7' and sequence = $1", [sequence - 1]);
    expect((await board(sequence - 2)).whole).toBe(true);
  });
});

describe("board#cross-off: lines", () => {
  it("are crossed off and restored, once each, and other boards are told", async () => {
    const id = await anOrder();
    const { sequence } = await board();
    const cross = (lines: number[], done: boolean) => call(`/api/staff/orders/${id}/lines`, { lines, done }, headers);
    const answer = await cross([2, 99], true);
    expect([answer.status, answer.body.order.lines.map(({ done }: { done: boolean }) => done)]).toEqual([
      200,
      [false, true],
    ]);
    expect(answer.body.sequence).toBe(sequence + 1);
    expect((await cross([2], true)).body.sequence).toBe(sequence + 1);
    expect((await board(sequence)).orders.map((order) => order.lines.map(({ done }) => done))).toEqual([[false, true]]);
    expect((await cross([2], false)).body.order.lines.map(({ done }: { done: boolean }) => done)).toEqual([
      false,
      false,
    ]);
  });

  it("of another restaurant's order, or of none, are not found", async () => {
    const id = "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c22";
    expect((await call(`/api/staff/orders/${id}/lines`, { lines: [1], done: true }, headers)).status).toBe(404);
    expect((await call("/api/staff/orders/7/lines", { lines: [1], done: true }, headers)).status).toBe(400);
  });
});

describe("board#changed: a guest's change", () => {
  it("shows the lines that the kitchen knew, until somebody has read it; crossed-off lines start again", async () => {
    const id = await anOrder(aPickup({ date: TOMORROW }));
    await call(`/api/staff/orders/${id}/lines`, { lines: [1], done: true }, headers);
    const change = async (quantity: number) => {
      const key = { "idempotency-key": crypto.randomUUID(), cookie, ...AT_THE_GRILL };
      const body = aPickup({ items: [line(20, { quantity })], date: TOMORROW });
      expect((await call(`/api/orders/${id}/change`, body, key)).status).toBe(200);
    };
    await change(2);
    await change(3);
    const changed = await card(id);
    expect(changed.change?.lines.map(({ quantity }) => quantity)).toEqual([1]);
    expect(changed.lines.map(({ quantity, done }) => [quantity, done])).toEqual([[3, false]]);
    const read = await call(`/api/staff/orders/${id}/read`, { version: changed.version }, headers);
    expect([read.status, read.body.order.change]).toEqual([200, null]);
    await change(4);
    expect((await card(id)).change?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it("that is a cancellation stays until it is read; the restaurant's own needs no reading", async () => {
    const id = await anOrder(aPickup({ date: TOMORROW }));
    expect((await call(`/api/orders/${id}/cancel`, {}, { cookie, ...AT_THE_GRILL })).status).toBe(200);
    const cancelled = await card(id);
    expect(cancelled).toMatchObject({ lane: "done", cancelled: { byGuest: true, isRead: false } });
    await call(`/api/staff/orders/${id}/read`, { version: cancelled.version }, headers);
    expect((await card(id)).cancelled).toMatchObject({ isRead: true });
    const other = await anOrder();
    await move(other, "cancelled");
    expect((await card(other)).cancelled).toMatchObject({ byGuest: false, isRead: true });
  });
});

describe("board#recall: the orders of a day", () => {
  it("are found by number, a part of the name, or the phone number", async () => {
    const id = await anOrder(aPickup({ date: TOMORROW }));
    const { number } = await card(id);
    const found = async (query: string) => {
      const { status, body } = await call(`/api/staff/orders?day=2026-11-21&${query}`, undefined, headers);
      expect(status).toBe(200);
      return body.orders.map((order: BoardOrderData) => order.id);
    };
    expect(await found(`text=${number}`)).toEqual([id]);
    expect(await found("text=LOVE")).toContain(id);
    expect(await found("text=555-0123")).toContain(id);
    expect(await found("text=nobody")).toEqual([]);
  });
});

describe("staff#staff-roles", () => {
  it.each(["/api/staff/board", "/api/staff/board/events?after=0", "/api/staff/orders"])(
    "%s is for staff alone",
    async (path) => {
      expect((await call(path, undefined, { cookie })).status).toBe(401);
      expect((await call(path, undefined, { ...headers, "x-restaurant-id": "8" })).status).toBe(403);
    },
  );
});

type Told = {
  readonly event: string;
  readonly id: string | null;
  readonly data: BoardData & { readonly now: string; readonly unshown: readonly string[] };
};

/** Reads a stream's events, until the test is over or `close` is called. `filter` has the stations that the board shows. */
async function follow(after: number, filter: readonly string[] = []) {
  const aborted = new AbortController();
  const stations = filter.map((station) => `&station=${station}`).join("");
  const request = new Request(`http://comptoir.test/api/staff/board/events?after=${after}${stations}`, {
    headers,
    signal: aborted.signal,
  });
  const response = await api.fetch(request, {});
  expect(response.status).toBe(200);
  const told: Told[] = [];
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const reading = (async () => {
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return "ended";
      text += decoder.decode(value, { stream: true });
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const one of events) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(one)?.[1] ?? null;
        const data = field("data");
        if (data) told.push({ event: field("event") ?? "", id: field("id"), data: JSON.parse(data) });
      }
    }
  })();
  const close = () => reader.cancel().catch(() => undefined);
  onTestFinished(close);
  return { told, reading, close };
}

/** Lets what happens every five seconds happen every tenth of a second, until the test is over. */
function hurry(): void {
  const usual = globalThis.setInterval;
  const quick = (act: () => void, ms?: number) => usual(act, ms === 5_000 ? 100 : ms);
  vi.spyOn(globalThis, "setInterval").mockImplementation(quick as typeof setInterval);
}

describe("board#events: the stream of a board", () => {
  it("begins with what happened since an event and a heartbeat, and tells each later order once", async () => {
    const { sequence } = await board();
    const missed = await anOrder();
    const { told } = await follow(sequence);
    await expect.poll(() => told.map(({ event }) => event)).toEqual(["board", "heartbeat"]);
    expect(told[0]?.data.orders.map(({ id }) => id)).toEqual([missed]);
    const placed = await Promise.all([anOrder(), anOrder(), anOrder()]);
    const news = () => told.slice(2).filter(({ event }) => event === "board");
    await expect
      .poll(() => new Set(news().flatMap(({ data }) => data.orders.map(({ id }) => id))), { timeout: 5_000 })
      .toEqual(new Set(placed));
    const last = news().at(-1);
    expect(last?.id).toBe(String((await board()).sequence));
  });

  it("ends when its member of the staff is removed", async () => {
    const { out } = await comptoir("staff", "invite", "the-grill", "Bo");
    const bo = await loginStaff(test, out.trim());
    const response = await api.fetch(
      new Request("http://comptoir.test/api/staff/board/events?after=0", { headers: bo.headers }),
      {},
    );
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    expect((await comptoir("staff", "remove", "the-grill", "Bo")).exit).toBe(0);
    let hasEnded = false;
    void (async () => {
      while (!(await reader.read()).done);
      hasEnded = true;
    })();
    await expect.poll(() => hasEnded, { timeout: 15_000 }).toBe(true);
  }, 20_000);

  it("says that a board is there, until it leaves", async () => {
    const present = async () =>
      (await pool.query("select count(*)::int as boards from board_presence where restaurant_id = '7'")).rows[0].boards;
    // The boards of the tests before leave some moments after their streams' ends.
    await expect.poll(present, { timeout: 10_000 }).toBe(0);
    const { told, close } = await follow((await board()).sequence);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(await present()).toBe(1);
    await close();
    await expect.poll(present).toBe(0);
  });
});

describe("board#unshown: a station that no connected board shows", () => {
  const unshownOn = ({ told }: Awaited<ReturnType<typeof follow>>) =>
    told.filter(({ event }) => event === "heartbeat").at(-1)?.data.unshown;

  it("is on every heartbeat, until a board of any filter shows it", async () => {
    hurry();
    const { sequence } = await board();
    const bar = await follow(sequence, ["bar"]);
    await expect.poll(() => unshownOn(bar)).toEqual(["grill"]);
    const grill = await follow(sequence, ["grill", "pass"]);
    await expect.poll(() => unshownOn(grill)).toEqual([]);
    await expect.poll(() => unshownOn(bar), { timeout: 7_000 }).toEqual([]);
    await grill.close();
    await expect.poll(() => unshownOn(bar), { timeout: 7_000 }).toEqual(["grill"]);
    await follow(sequence);
    await expect.poll(() => unshownOn(bar), { timeout: 7_000 }).toEqual([]);
  }, 30_000);

  it("is told once to the people in `alerts`, 70 seconds after the kitchen got an order for it", async () => {
    const { restaurant } = GRILL;
    const options = { ...ANY_NUMBER_OPEN, alerts: [{ email: "boss@grill.example", phone: "416-555-0111" }] };
    const at = clock.now();
    await pool.query("update restaurants set settings = jsonb_set(settings, '{order_options}', $1)", [
      JSON.stringify({ ...restaurant.order_options, ...options }),
    ]);
    const id = await anOrder();
    const elsewhere = await anOrder(aSubmit({ items: [line(60)] }));
    const told = async (order: string) =>
      (
        await pool.query("select recipient from notices where kind = 'order-unshown' and order_id = $1 order by 1", [
          order,
        ])
      ).rows.map(({ recipient }) => recipient);
    const deps = { database: pool, clock: clock.now, venues };
    await alertOfUnshown(deps, "7", ["grill"]);
    expect(await told(id)).toEqual([]);
    clock.set(new Date(at.getTime() + 71_000).toISOString());
    await Promise.all([alertOfUnshown(deps, "7", ["grill"]), alertOfUnshown(deps, "7", ["grill"])]);
    await alertOfUnshown(deps, "7", ["grill"]);
    expect(await told(id)).toEqual(["416-555-0111", "boss@grill.example"]);
    expect(await told(elsewhere)).toEqual([]);
  });
});

describe("board#listed: more open orders than a board lists", () => {
  /** Copies an order as often as asked, in one transaction; the copies are in progress. */
  async function copies(id: string, count: number, remarks: object) {
    const client = await pool.connect();
    try {
      await client.query("begin; set local session_replication_role = replica");
      const columns = async (table: string) => {
        const { rows } = await client.query(
          "select string_agg(column_name, ', ') as names from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
          [table],
        );
        return String(rows[0].names).split(", ");
      };
      await client.query(
        `create temp table copied on commit drop as
         select g as nth, (left($1, 9) || substr(gen_random_uuid()::text, 10))::uuid as id from generate_series(1, ${count}) g`,
        [id],
      );
      const replaced: Record<string, string> = {
        id: "copied.id",
        order_id: "copied.id",
        number: "o.number + copied.nth",
        status: "'in-progress'",
        remarks: "(o.remarks::jsonb || $2::jsonb)::json",
      };
      for (const [table, key, values] of [
        ["orders", "id", [id, JSON.stringify(remarks)]],
        ["order_lines", "order_id", [id]],
        ["order_events", "order_id", [id]],
      ] as const) {
        const names = await columns(table);
        const own = (name: string) =>
          table !== "orders" && name === "status" ? "o.status" : (replaced[name] ?? `o.${name}`);
        await client.query(
          `insert into ${table} (${names.join(", ")}) select ${names.map(own).join(", ")} from ${table} o, copied where o.${key} = $1`,
          [...values],
        );
      }
      const { rows } = await client.query("select array_agg(id::text) as ids from copied");
      await client.query(
        "update order_numbers set last_number = last_number + $1 where restaurant_id = '7'; commit".replace(
          "$1",
          `${count}`,
        ),
      );
      return rows[0].ids as string[];
    } finally {
      client.release();
    }
  }
  const remove = (ids: readonly string[]) =>
    pool.query("delete from orders where restaurant_id = '7' and id = any($1::uuid[])", [ids]);

  it("are those that wait for an answer, then the newest, and it says so; its stream begins however long it is", async () => {
    const waiting = await anOrder();
    await pool.query("update orders set accept_from = $2, accept_until = $3 where id = $1", [
      waiting,
      NOON,
      "2026-11-20T18:00:00Z",
    ]);
    const stale = await anOrder();
    expect((await board()).more).toBe(false);
    const many = await copies(stale, 620, { notes: "x".repeat(8_000) });
    try {
      const newest = await anOrder();
      const { orders, more } = await board();
      const ids = new Set(orders.map(({ id }) => id));
      expect([ids.has(waiting), ids.has(newest), ids.has(stale), more]).toEqual([true, true, false, true]);
      const { told } = await follow((await board()).sequence + 1_000);
      await expect.poll(() => told.map(({ event }) => event), { timeout: 10_000 }).toEqual(["board", "heartbeat"]);
      expect(JSON.stringify(told[0]?.data).length).toBeGreaterThan(4_000_000);
    } finally {
      await remove(many);
    }
    expect((await board()).more).toBe(false);
  }, 60_000);
});
