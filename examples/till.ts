/**
 * A till in 140 lines. It accepts each order, prints it, prints what changes, and hands it over when somebody types its
 * number.
 *
 *   COMPTOIR=https://order.example COMPTOIR_KEY=cpt_live_… node till.ts
 *
 * The key has the scopes orders:read, orders:write, events:read, and contacts:read for the allergies. The cursor is kept in
 * a file, so that a restart misses nothing; an order that is told twice is printed once.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const { COMPTOIR = "http://127.0.0.1:3000", COMPTOIR_KEY = "", CURSOR_FILE = "till-cursor" } = process.env;

type Option = {
  readonly group: { readonly name: string };
  readonly depth: number;
  readonly quantity: number;
  readonly name: string;
};
type Line = {
  readonly quantity: number;
  readonly name: string;
  readonly options: readonly Option[];
  readonly memo: string | null;
};
type Child = {
  readonly name: string;
  readonly class: string;
  readonly allergies: readonly string[];
  readonly note: string | null;
};
type Diner = { readonly name?: string; readonly allergies: readonly string[] };
type Order = {
  readonly id: string;
  readonly version: number;
  readonly number: string;
  readonly status: string;
  readonly type: string;
  readonly table: string | null;
  readonly wantedAt: string | null;
  readonly child: Child | null;
  readonly diners: readonly Diner[] | null;
  readonly notes: string | null;
  readonly checkId: boolean;
  readonly answer: { readonly acceptedAt: string | null } | null;
  readonly lines: readonly Line[];
  readonly totals: { readonly totalWithTip: string };
};
type Feed = {
  readonly events: readonly { readonly type: string; readonly data: Order }[];
  readonly cursor: number;
  /** Whether events were deleted before this till asked for them. */
  readonly missed: boolean;
};

/** Calls Comptoir; waits and asks again while it is busy or cannot be reached. A refusal is returned, not thrown. */
async function call<Answer>(path: string, body?: object): Promise<{ readonly status: number; readonly body: Answer }> {
  for (;;) {
    const headers = { authorization: `Bearer ${COMPTOIR_KEY}`, "content-type": "application/json" };
    const sent = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await fetch(`${COMPTOIR}/api/v1/venue${path}`, { headers, ...sent }).catch(() => null);
    if (response && response.status < 500 && response.status !== 429) {
      return { status: response.status, body: (await response.json()) as Answer };
    }
    await wait(1_000 * Number(response?.headers.get("retry-after") ?? 2));
  }
}

/** The orders that were printed, by their ids: numbers begin again each day. */
const printed = new Map<string, Order>();

async function take({ id }: Order, type: string): Promise<void> {
  const { order } = (await call<{ readonly order: Order }>(`/orders/${id}`)).body;
  const before = printed.get(id);
  const isOver = order.status === "cancelled" || order.status === "completed";
  if (before) {
    const isNews = order.version > before.version && before.status !== "cancelled";
    if (isNews && order.status === "cancelled") print(order, "CANCELLED: ");
    else if (isNews && type === "order.changed" && !isOver) print(order, "CHANGED: ");
    return;
  }
  if (order.status !== "placed") return;
  // A retry, or somebody at the board, may have accepted it meanwhile: that is 409, and the order is accepted.
  if (order.answer?.acceptedAt === null) await call(`/orders/${id}/accept`, {});
  print(order);
}

/** Prints what the kitchen must know first, then the dishes with their choices. */
function print(order: Order, mark = ""): void {
  printed.set(order.id, order);
  const { number, table, type, wantedAt, child, diners, notes, checkId, lines, totals } = order;
  const paper = [
    `${mark}Order ${number}, ${table === null ? type : `table ${table}`}`,
    ...(wantedAt ? [`For ${wantedAt}`] : []),
    ...(child ? [`${child.class}, ${child.name}`] : []),
    ...(child?.allergies.length ? [`ALLERGIES: ${child.allergies.join(", ")}`] : []),
    ...(diners ?? []).map(({ name, allergies }) => `ALLERGIES: ${name ? `${name}, ` : ""}${allergies.join(", ")}`),
    ...[notes, child?.note].flatMap((note) => (note ? [`Note: ${note}`] : [])),
    ...(checkId ? ["Check ID"] : []),
    ...lines.flatMap((line) => [
      `${line.quantity} ${line.name}`,
      ...line.options.map(({ group, depth, quantity, name }) => {
        const count = quantity > 1 ? `${quantity} × ` : "";
        return `${"  ".repeat(depth + 1)}${group.name}: ${count}${name}`;
      }),
      ...(line.memo ? [`  Note: ${line.memo}`] : []),
    ]),
    totals.totalWithTip,
  ];
  console.log(paper.join("\n  "));
}

createInterface(process.stdin).on("line", async (number) => {
  const order = [...printed.values()].findLast((one) => one.number === number.trim());
  if (!order) return console.log(`There is no order ${number}.`);
  const { status } = await call(`/orders/${order.id}/move`, { to: "completed" });
  console.log(status === 200 ? `Order ${number} is handed over.` : `Order ${number} cannot be handed over.`);
});

for (let cursor = Number(read()); ; await wait(1_000)) {
  const { body } = await call<Feed>(`/events?after=${cursor}`);
  if (body.missed) {
    const open = await call<{ readonly orders: readonly Order[] }>("/orders?status=placed&limit=100");
    for (const order of open.body.orders) await take(order, "order.placed");
  }
  for (const { type, data } of body.events ?? []) if (type.startsWith("order.")) await take(data, type);
  cursor = body.cursor ?? cursor;
  writeFileSync(CURSOR_FILE, String(cursor));
}

function read(): string {
  try {
    return readFileSync(CURSOR_FILE, "utf8");
  } catch {
    return "0";
  }
}
