import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength } from "@comptoir/test-kit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openBackup, restoreAtBackupSchema } from "../../api/src/platform/backup/restore-backup.ts";
import { migrate } from "../../api/src/platform/db/migrate.ts";
import { checkBooks } from "../../api/src/testing/check-books.ts";
import { sendOrder } from "../../api/src/testing/order-over-http.ts";
import { aSubmit } from "../../api/src/testing/submit.ts";
import { layoutOf } from "./database/home.ts";
import { findPostmaster, stopPostmaster } from "./database/postmaster.ts";
import { comptoir } from "./testing/comptoir-process.ts";
import { fillHome } from "./testing/made-home.ts";
import { onDatabase } from "./testing/on-database.ts";
import { startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/*
 * Starts the current server on the data of an older release, with orders in its old schema.
 * operations#older-data.
 */
type PastOrder = {
  readonly id: string;
  readonly number: string;
  readonly tableNum: string | null;
  readonly name: string;
  readonly total: string;
};
type Release = {
  readonly date: string;
  /** The last one's payment was not captured yet. */
  readonly orders: readonly [PastOrder, PastOrder, PastOrder];
  /** How many of these orders are paid by card. */
  readonly captures: number;
};

const STEAK = { name: "Steak", total: "27.12" } as const;
const SOUP = { name: "Soup", total: "9.04" } as const;
const RELEASES: readonly Release[] = [
  {
    date: "2026-11-21",
    orders: [
      { id: "ba5f52ef-6298-4387-8ec7-3389e38b7e5e", number: "1", tableNum: "12", ...STEAK },
      { id: "468f1309-2f18-4a23-a4e6-465bc66c9514", number: "2", tableNum: "4", name: "Soup", total: "12.43" },
      { id: "e55e224b-9e3e-4aa4-ad96-369529195e11", number: "3", tableNum: null, ...STEAK },
    ],
    captures: 2,
  },
  {
    date: "2026-11-26",
    orders: [
      { id: "8f14e45f-9388-8e1c-97ec-b424a79cbc7d", number: "1", tableNum: "12", ...STEAK },
      { id: "8f14e45f-452b-8b7d-807d-d1b3afeec063", number: "2", tableNum: "4", ...SOUP },
      { id: "8f14e45f-1456-80c5-b4c6-6312a524a42c", number: "3", tableNum: "9", ...STEAK },
    ],
    captures: 3,
  },
  {
    date: "2026-11-28",
    orders: [
      { id: "8f14e45f-16ff-8ab1-b9e5-c4cba7be9ea1", number: "1", tableNum: "12", ...STEAK },
      { id: "8f14e45f-7a91-8dfb-a147-8214de3d86aa", number: "2", tableNum: "4", ...SOUP },
      { id: "8f14e45f-f53f-84cb-aac5-60d798392c55", number: "3", tableNum: "9", ...STEAK },
    ],
    captures: 3,
  },
];
const fileOf = (date: string) => path.join(import.meta.dirname, "testing", "releases", `${date}.tar.gz`);

let folder: string;
let home: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comptoir-older-"));
  // PostgreSQL runs as another user, which must traverse this folder.
  await chmod(folder, 0o755);
  home = path.join(folder, "home");
  await fillHome(home, "nothing");
});

afterEach(async () => {
  const left = await findPostmaster(layoutOf(home).data);
  if (left !== null) await stopPostmaster(left);
  await rm(folder, { recursive: true, force: true });
});

async function readOrder(address: string, id: string) {
  return ((await (await fetch(`${address}/api/orders/${id}`)).json()) as { order: Record<string, unknown> }).order;
}

/** Orders a steak by card as the current site does. */
async function placeOrder(address: string): Promise<number | undefined> {
  const sent = JSON.stringify({ number: "4242424242424242", expiry_date: "12/30", cvd: "123" });
  const headers = { "content-type": "application/json" };
  const card = (await (
    await fetch(`${address}/sandbox-gateway/tokens`, { method: "POST", body: sent, headers })
  ).json()) as object;
  const items = [{ id: 10, orderId: 1, quantity: 1, orderOptions: [{ id: 100, values: [{ id: 101, quantity: 1 }] }] }];
  const checkout = {
    contact: { full_name: "Ada Lovelace" },
    paymentMethod: "credit_card",
    card: { ...card, postal_code: "M5V 2T6" },
  };
  return (await sendOrder(address, aSubmit({ items, checkout }), randomUUID()))?.status;
}

/** Starts a server on the home, and expects it to show the old orders, finish pending work, and take new orders. */
async function expectToGoOn({ orders, captures }: Release): Promise<void> {
  const server = startServerProcess(home);
  const address = await server.opened;
  for (const { id, number, tableNum, name, total } of orders) {
    expect(await readOrder(address, id)).toMatchObject({ number, tableNum, items: [{ name }], costs: { total } });
  }
  expect(await placeOrder(address)).toBe(201);
  await vi.waitFor(
    async () => expect(await readOrder(address, orders[2].id)).toMatchObject({ payment: { status: "captured" } }),
    { timeout: 30_000 },
  );
  await onDatabase(home, async (pool) => expect(await checkBooks(pool)).toEqual({ orders: 4, captures: captures + 1 }));
  await stopServerProcess(server);
}

describe.each(RELEASES)("The data of an older release, of $date", (release) => {
  const file = fileOf(release.date);
  const isTried = isFullLength || release === RELEASES.at(-1);

  test.runIf(isTried)("is used by a server that starts on its data folder.", async () => {
    await onDatabase(home, async (pool) => restoreAtBackupSchema(pool, await openBackup(file), home));
    await expectToGoOn(release);
  });

  test.runIf(isTried)("is used after a restore of its backup.", async () => {
    const { exit, err } = await comptoir(home, "restore", file);
    expect(err).toBe("");
    expect(exit).toBe(0);
    // A server on a restored data folder is in backup.test.ts.
    if (isFullLength) return expectToGoOn(release);
    await onDatabase(home, async (pool) => {
      const { rows } = await pool.query("select id, number::text from orders order by number");
      expect(rows).toEqual(release.orders.map(({ id, number }) => ({ id, number })));
      const migrations = async () => (await pool.query("select name from schema_migrations order by name")).rows;
      const restored = await migrations();
      await migrate(pool);
      expect(restored).toEqual(await migrations());
    });
  });
});
