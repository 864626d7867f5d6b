/**
 * A till in sixty lines. It accepts each order, prints it, and hands it over when somebody types its number.
 *
 *   COMPTOIR=https://order.example COMPTOIR_KEY=cpt_live_… node till.ts
 *
 * The key has the scopes orders:read, orders:write and events:read. The cursor is kept in a file, so that a restart
 * misses nothing; an order that is told twice is printed once.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const { COMPTOIR = "http://127.0.0.1:3000", COMPTOIR_KEY = "", CURSOR_FILE = "till-cursor" } = process.env;

type Line = { readonly quantity: number; readonly name: string; readonly memo: string | null };
type Order = {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly table: string | null;
  readonly answer: { readonly acceptedAt: string | null } | null;
  readonly lines: readonly Line[];
  readonly totals: { readonly totalWithTip: string };
};
type Feed = { readonly events: readonly { readonly type: string; readonly data: Order }[]; readonly cursor: number };

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

const printed = new Map<string, Order>();

async function take({ id }: Order): Promise<void> {
  const { order } = (await call<{ readonly order: Order }>(`/orders/${id}`)).body;
  if (order.status !== "placed" || printed.has(order.number)) return;
  // A retry, or somebody at the board, may have accepted it meanwhile: that is 409, and the order is accepted.
  if (order.answer?.acceptedAt === null) await call(`/orders/${id}/accept`, {});
  printed.set(order.number, order);
  const lines = order.lines.map(({ quantity, name, memo }) => `${quantity} ${name}${memo ? ` (${memo})` : ""}`);
  console.log([`Order ${order.number}, table ${order.table ?? "–"}`, ...lines, order.totals.totalWithTip].join("\n  "));
}

createInterface(process.stdin).on("line", async (number) => {
  const order = printed.get(number.trim());
  if (!order) return console.log(`There is no order ${number}.`);
  const { status } = await call(`/orders/${order.id}/move`, { to: "completed" });
  console.log(status === 200 ? `Order ${number} is handed over.` : `Order ${number} cannot be handed over.`);
});

for (let cursor = Number(read()); ; await wait(1_000)) {
  const { body } = await call<Feed>(`/events?after=${cursor}`);
  for (const { type, data } of body.events ?? []) if (type.startsWith("order.")) await take(data);
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
