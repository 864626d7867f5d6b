import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "@comptoir/api/command-line";
import { runLength } from "@comptoir/test-kit";
import { afterAll, describe, expect, test, vi } from "vitest";
import { endLeases } from "../../api/src/testing/end-leases.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { IS_OF_GUESTS } from "./testing/guest-contact.ts";
import { letGuestsRoam } from "./testing/roaming-guests.ts";
import { startServerGroup } from "./testing/server-group.ts";

/*
 * Promise 23: three servers run as with `npm start` on one PostgreSQL, and each request goes to the next
 * server. Servers are repeatedly killed and replaced while guests fill carts and pay by card.
 */

const KILLS = runLength({ quick: 1, full: 60 });
const EVERY_MS = runLength({ quick: 1_000, full: 5_000 });
/**
 * Lease in ms of a checkout. If its server was killed during the payment, the guest must wait until the lease
 * ends.
 */
const LEASE_MS = 60_000;

const { url, pool } = await demonstrationDatabase();
const group = await startServerGroup(3, url);
afterAll(() => group.stop());

const DISH = { id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] };

/** Tells for each server whether it accepts an order of the dish. */
async function taken(): Promise<boolean[]> {
  const body = JSON.stringify({ itemsInCart: [DISH], type: "dine-in" });
  const headers = { "content-type": "application/json", "x-restaurant-id": "1" };
  return Promise.all(
    group.addresses().map(async (address) => {
      const answer = await fetch(`${address}/api/orders/validate`, { method: "POST", headers, body });
      await answer.text();
      return answer.ok;
    }),
  );
}

const PASSWORDS = ["Two poutines & 1 Caesar!", "Three poutines & 2 Caesars!"] as const;

/** Sends an account call to one of the servers. */
function ask(address: string | undefined, call: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  return fetch(`${address}/api/auth/${call}`, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * Returns the session of a sign-in (cookie and token), and a check whether each server accepts it for a call
 * and a page.
 */
async function signedIn(answer: Response) {
  const { id, token } = (await answer.json()) as { readonly id: string; readonly token: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const self = { userId: id, token };
  const page = { cookie: `${cookie}; person=${id}.${token}` };
  const everywhere = () =>
    Promise.all(
      group.addresses().map(async (address) => {
        const info = await ask(address, "get-comptoir-user-info", self, cookie);
        const profile = await fetch(`${address}/profile`, { headers: page, redirect: "manual" });
        await Promise.all([info.text(), profile.text()]);
        return [info.status, profile.status];
      }),
    );
  return { self, token, cookie, everywhere };
}

async function comptoir(...argv: string[]): Promise<number> {
  const stdout = { write: () => true };
  return runCommand(argv, {
    openPool: async () => pool,
    makeNewDatabase: () => Promise.reject(new Error("nothing is restored here")),
    home: "",
    clock: () => new Date(),
    siteOrigin: () => "https://here.example",
    stdout,
    stderr: stdout,
  });
}

describe("Promise 23: processes keep no essential state", () => {
  test("a menu change shows at every server within a second", async () => {
    expect(await taken()).toEqual([true, true, true]);
    expect(await comptoir("sold-out", "braise", `item:${DISH.id}`)).toBe(0);
    await pause(1_000);
    const whenSoldOut = await taken();
    expect(await comptoir("restock", "braise", `item:${DISH.id}`)).toBe(0);
    await pause(1_000);
    expect([whenSoldOut, await taken()]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
  });

  test("promises#promise-37: an ended session is over at every server at once, also after a sign-out or a new password", async () => {
    const [first, second, third] = group.addresses();
    const email = `noorelle-${randomUUID()}@example.ca`;
    const holds = [200, 200];
    const over = [401, 302];
    const login = async (password: string) => signedIn(await ask(second, "login-native", { email, password }));
    const phone = await signedIn(await ask(first, "register-user", { email, password: PASSWORDS[0] }));
    const desktop = await login(PASSWORDS[0]);
    const tablet = await login(PASSWORDS[0]);
    expect(await phone.everywhere()).toEqual([holds, holds, holds]);
    expect(await desktop.everywhere()).toEqual([holds, holds, holds]);

    const { sessions } = (await (await ask(third, "sessions", phone.self, phone.cookie)).json()) as {
      readonly sessions: readonly { readonly id: string; readonly isCurrent: boolean }[];
    };
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id;
    expect((await ask(third, "end-session", { ...phone.self, sessionId }, phone.cookie)).status).toBe(200);
    const others = [await desktop.everywhere(), await tablet.everywhere()];
    expect(others.toSorted()).toEqual([
      [holds, holds, holds],
      [over, over, over],
    ]);

    const again = await login(PASSWORDS[0]);
    const change = { ...again.self, password: PASSWORDS[1], currentPassword: PASSWORDS[0] };
    expect((await ask(first, "edit-user", change, again.cookie)).status).toBe(200);
    expect(await phone.everywhere()).toEqual([over, over, over]);
    expect(await again.everywhere()).toEqual([holds, holds, holds]);

    expect((await ask(second, "logout", { accessToken: again.token }, again.cookie)).status).toBe(204);
    expect(await again.everywhere()).toEqual([over, over, over]);
  });

  test(
    "three servers, one killed again and again: no cart, session or order is lost, and no order is placed twice",
    async () => {
      const guests = letGuestsRoam(3, group.next);
      const killed: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = guests.orders.length;
        await pause(EVERY_MS);
        await vi.waitFor(() => expect(guests.orders.length).toBeGreaterThan(before), { timeout: LEASE_MS });
        killed.push(await group.kill());
        await group.add();
      }
      // The last server must finish the work of all killed servers.
      killed.push(await group.kill(), await group.kill());
      await guests.stop();

      expect(guests.troubles).toEqual([]);
      expect(guests.cut.filter(({ at }) => !killed.includes(at))).toEqual([]);
      // A kill slows down a small machine, but must not make the remaining servers reject many guests.
      expect(guests.busy.length).toBeLessThan(Math.max(3, guests.orders.length / 10));
      expect(new Set(guests.orders).size).toBe(guests.orders.length);
      const { rows } = await pool.query<{ id: string }>(`select id::text from orders where ${IS_OF_GUESTS}`);
      expect(rows.map(({ id }) => id).sort()).toEqual([...guests.orders].sort());

      // The remaining servers finish the killed ones' work: each order's payment is captured once, and no
      // authorisation remains.
      const books = `select count(*) filter (where ${IS_OF_GUESTS})::int as orders,
        (count(*) - (select count(*) from sandbox_gateway.ledger where kind = 'capture'))::int as "notOnce",
        (select count(*)::int from sandbox_gateway.payments where state = 'authorised') as held
        from orders where payment_status = 'captured'`;
      const count = guests.orders.length;
      await endLeases(pool);
      await vi.waitFor(
        async () => expect((await pool.query(books)).rows).toEqual([{ orders: count, notOnce: 0, held: 0 }]),
        { timeout: LEASE_MS, interval: 200 },
      );
    },
    KILLS * (EVERY_MS + LEASE_MS) + 3 * LEASE_MS,
  );
});
