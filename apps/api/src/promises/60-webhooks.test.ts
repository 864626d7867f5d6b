import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { isFullLength, runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../entry/commands/run-command.ts";
import { addWebhookEndpoint } from "../events/webhooks/change-endpoints.ts";
import { isPublicAddress } from "../gateways/outgoing/public-address.ts";
import { postWebhook } from "../gateways/webhook/post-webhook.ts";
import { newWebhookSecret } from "../gateways/webhook/sign-webhook.ts";
import { parseWebhookUrl, THE_INTERNET, type WebhookNetwork } from "../gateways/webhook/webhook-url.ts";
import { GRILL } from "../testing/grill.ts";
import { ISSUE_CARD, newGuest, PAID_STEAK, placePatiently } from "../testing/order-over-http.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { startStayingApi } from "../testing/start-staying-api.ts";
import { answering, openReceiver } from "../testing/webhook-receiver.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const receiver = await openReceiver();
const { pool, url } = await testDatabase();
const servers: ApiProcess[] = [];
afterAll(async () => {
  for (const server of servers) server.signal("SIGKILL");
  await Promise.all(servers.map(({ ended }) => ended));
});

describe("Promise 60: webhooks never reach a private address", () => {
  const call = (url: string, network: WebhookNetwork) =>
    postWebhook({ url, secrets: [newWebhookSecret()], id: "an-id", body: "{}", timeoutMs: 2_000 }, network);
  const { port } = new URL(receiver.url());
  /** A network whose names lead to other addresses at each look-up, in turn. */
  const changing = (...turns: string[][]): WebhookNetwork => {
    let turn = 0;
    return {
      ...receiver.network,
      isAllowed: isPublicAddress,
      resolve: ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
        const addresses = turns[Math.min(turn, turns.length - 1)] ?? [];
        turn += 1;
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        );
      }) as never,
    };
  };

  it.each([
    ["127.0.0.1"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["10.1.2.3"],
    ["172.16.0.9"],
    ["192.168.1.1"],
    ["100.64.0.1"],
    ["169.254.169.254"],
    ["fe80::1"],
    ["fd00:ec2::254"],
    ["64:ff9b::7f00:1"],
    ["0.0.0.0"],
    ["8.8.8.8", "127.0.0.1"],
  ])("A name that leads to %s is not connected to.", async (...addresses) => {
    const before = receiver.connections();
    expect(await call(`https://hooks.test:${port}/`, changing(addresses))).toMatchObject({
      status: null,
      fault: "private-address",
    });
    expect(receiver.connections()).toBe(before);
  });

  it("A name that changes between the check of the address and the call is refused by the call, which looks it up once.", async () => {
    const before = receiver.connections();
    const rebinding = changing(["8.8.8.8"], ["127.0.0.1"]);
    const venue = { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } };
    await importVenueFile(pool, venue, { now: new Date() });
    const added = {
      name: "Till",
      url: `https://hooks.test:${port}/`,
      types: ["order.placed" as const],
      withContacts: false,
    };
    const answer = await addWebhookEndpoint(
      { database: pool, clock: () => new Date(), network: rebinding },
      "7",
      added,
      null,
    );
    expect(answer).toHaveProperty("secret");
    expect(await call(added.url, rebinding)).toMatchObject({ status: null, fault: "private-address" });
    expect(receiver.connections()).toBe(before);
  });

  it("A redirect to a private address is a failure and is not followed.", async () => {
    const secret = newWebhookSecret();
    receiver.trust("/", secret);
    receiver.behave(answering(307, { location: `https://127.0.0.1:${port}/inside` }));
    const calls = receiver.calls.length;
    const redirected = { url: receiver.url(), secrets: [secret], id: "an-id", body: "{}", timeoutMs: 2_000 };
    expect(await postWebhook(redirected, receiver.network)).toMatchObject({ status: 307 });
    expect(receiver.calls.length).toBe(calls + 1);
  });

  it.each([
    ["http://till.example/", "not-https"],
    ["ftp://till.example/", "not-an-address"],
    ["till.example", "not-an-address"],
    ["https://user:password@till.example/", "has-password"],
    ["https://localhost/", "private-address"],
    ["https://till/", "private-address"],
    ["https://till.local/", "private-address"],
    ["https://metadata.google.internal/", "private-address"],
    ["https://127.0.0.1/", "private-address"],
    ["https://2130706433/", "private-address"],
    ["https://0x7f.1/", "private-address"],
    ["https://[::1]/", "private-address"],
    ["https://[::ffff:10.0.0.1]/", "private-address"],
    ["https://169.254.169.254/latest/meta-data/", "private-address"],
    [`https://till.example/${"x".repeat(600)}`, "too-much"],
  ])("The address %s is refused when it is typed.", (url, fault) => {
    expect(parseWebhookUrl(url, THE_INTERNET)).toEqual({ fault });
  });
});

const SLUGS = ["grill-of-7", "grill-of-8"] as const;
/** Orders after which no more are placed: each has up to eight deliveries, of which each is tried up to four times. */
const ORDERS_MAX = runLength({ quick: 16, full: 2_000 });
const TYPES = ["order.placed", "order.started", "order.ready", "order.completed", "order.cancelled"] as const;

describe("Promise 60: a receiver that is down, slow, lying or answers twice, and servers that are killed", () => {
  it(
    "each event arrives at least once, with one id and one body, and those of an order one after another",
    async () => {
      const clock = () => new Date();
      await pool.query("delete from restaurants");
      for (const [index, id] of ["7", "8"].entries()) {
        const restaurant = {
          ...GRILL.restaurant,
          id: Number(id),
          slug: SLUGS[index],
          payment_processor: "sandbox",
          hours: [],
        };
        const { gift_cards: _cards, ...venue } = GRILL as typeof GRILL & { gift_cards?: unknown };
        await importVenueFile(pool, { ...venue, restaurant }, { now: clock() });
      }
      await pool.query(ISSUE_CARD);
      const env = { WEBHOOK_NETWORK: JSON.stringify(receiver.networkSettings) };
      const start = () => startApiProcess(url, undefined, undefined, undefined, env);
      servers.push(await start(), await startStayingApi(url, undefined, env));
      const paths = { "/7": "7", "/7-too": "7", "/8": "8" };
      for (const [path, restaurantId] of Object.entries(paths)) {
        const added = { name: path, url: receiver.url(path), types: TYPES, withContacts: path === "/8" };
        const answer = await addWebhookEndpoint(
          { database: pool, clock, network: receiver.network },
          restaurantId,
          added,
          null,
        );
        if ("refused" in answer) throw new Error(JSON.stringify(answer));
        receiver.trust(path, answer.secret);
      }

      const first = receiver.calls.length;
      const inProgress = new Set<string>();
      const parallel: string[] = [];
      const tries = new Map<string, number>();
      const accepted = new Set<string>();
      receiver.behave(async ({ path, id, data }, response) => {
        const lane = `${path} ${data.id}`;
        if (inProgress.has(lane)) parallel.push(lane);
        inProgress.add(lane);
        response.on("close", () => inProgress.delete(lane));
        const name = `${path} ${id}`;
        const count = (tries.get(name) ?? 0) + 1;
        tries.set(name, count);
        // Each delivery fails three times at most, each in its own way.
        const trouble = count > 3 ? 0 : (Number.parseInt(id.slice(-2), 16) + count) % 8;
        await (TROUBLES[trouble] ?? TROUBLES[0])?.(response);
        if (trouble === 0 || trouble > 5) accepted.add(name);
      });

      let isOver = false;
      let isDelivered = false;
      let isDown = false;
      let placed = 0;
      const client = async (number: number) => {
        while (!isOver && placed < ORDERS_MAX) {
          const index = placed % 2;
          const body = {
            ...PAID_STEAK,
            data: { ...PAID_STEAK.data, config: { restaurantId: 7 + index, tableNum: "12" } },
          };
          const to = { path: "/orders", at: { "x-restaurant-id": String(7 + index) } };
          const { orderId, status, code } = await placePatiently(
            () => servers[(number + placed) % 2]?.origin ?? "",
            body,
            newGuest(),
            to,
          );
          if (status !== 201) isOver = true;
          expect({ status, code }).toEqual({ status: 201, code: null });
          placed += 1;
          const moves = [["in-progress", "ready", "completed"], ["in-progress"], ["cancelled"], []][placed % 4] ?? [];
          for (const to of moves) await move(pool, SLUGS[index] as string, orderId ?? "", to);
          await pause(isFullLength ? 20 : 50);
        }
      };
      const skipWaits = async () => {
        while (!isDelivered) {
          if (!isDown)
            await pool.query("update webhook_deliveries set due_at = now() where due_at > now() and lease is null");
          await pause(300);
        }
      };
      const waiting = async () => {
        const { rows } = await pool.query(
          `select (select count(*) from webhook_deliveries where state = 'waiting')::int4
             + (select count(*) from venue_event_readers r join venue_event_sequences s using (restaurant_id)
                where reader = 'webhooks' and s.last_sequence > r.sequence)::int4 as count`,
        );
        return rows[0].count as number;
      };
      const clients = [0, 1, 2].map(client);
      const skipping = skipWaits();
      for (let kill = 0; kill < runLength({ quick: 2, full: 120 }); kill += 1) {
        const before = placed;
        const enough = Math.min(before + (kill % 4), ORDERS_MAX - 1);
        await expect.poll(() => placed, { timeout: 60_000 }).toBeGreaterThan(isOver ? -1 : enough);
        if (kill % 3 === 1) {
          isDown = true;
          await receiver.close();
          await pause(400);
          await receiver.open();
          isDown = false;
        }
        const at = isFullLength ? kill % 2 : 0;
        servers[at]?.signal("SIGKILL");
        servers[at] = await start();
      }
      isOver = true;
      await Promise.all(clients);
      const delivered = expect.poll(waiting, { timeout: runLength({ quick: 120_000, full: 900_000 }), interval: 200 });
      await delivered.toBe(0).finally(() => {
        isDelivered = true;
      });
      await skipping;

      const { rows: events } = await pool.query(
        "select id, restaurant_id, order_id, sequence::int4, type from venue_events where type = any($1)",
        [TYPES],
      );
      const sequenceOf = new Map(events.map(({ id, sequence }) => [id, sequence as number]));
      const calls = receiver.calls.slice(first);
      const texts = new Map<string, Set<string>>();
      for (const { path, id, text } of calls) {
        const name = `${path} ${id}`;
        texts.set(name, (texts.get(name) ?? new Set()).add(text));
      }
      const expected = Object.entries(paths).flatMap(([path, restaurantId]) =>
        events.filter((event) => event.restaurant_id === restaurantId).map(({ id }) => `${path} ${id}`),
      );
      expect(expected.length).toBeGreaterThan(30);
      expect(receiver.refused).toEqual([]);
      expect([...texts.keys()].sort()).toEqual(expected.sort());
      expect(expected.filter((name) => !accepted.has(name))).toEqual([]);
      expect([...texts].filter(([, bodies]) => bodies.size > 1)).toEqual([]);
      expect(parallel).toEqual([]);
      for (const [lane, ofLane] of Map.groupBy(calls, ({ path, data }) => `${path} ${data.id}`)) {
        const sequences = ofLane.map(({ id }) => sequenceOf.get(id) ?? -1);
        expect(sequences, lane).toEqual(sequences.toSorted((a, b) => a - b));
      }
      expect((await pool.query("select from webhook_deliveries where state <> 'delivered'")).rowCount).toBe(0);
    },
    runLength({ quick: 180_000, full: 3_600_000 }),
  );
});

/** Ways in which a receiver answers. The first, and the last two, count as a success. */
const TROUBLES: readonly ((response: ServerResponse) => void | Promise<void>)[] = [
  (response) => void response.writeHead(200).end("ok"),
  (response) => void response.writeHead(500).end(),
  (response) => void response.writeHead(301, { location: "https://hooks.test/elsewhere" }).end(),
  (response) => void response.destroy(),
  async (response) => {
    await pause(1_200);
    response.writeHead(200).end("too late");
  },
  (response) => {
    // Says that it has got it, and is cut off.
    response.writeHead(200, { "content-length": "900" }).write("half");
    setTimeout(() => response.destroy(), 20);
  },
  (response) => {
    // Answers twice on the same connection.
    response.socket?.end(
      "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 500 Oops\r\ncontent-length: 0\r\n\r\n",
    );
  },
  async (response) => {
    await pause(300);
    response.writeHead(202).end("x".repeat(100_000));
  },
];

async function move(pool: import("pg").Pool, slug: string, orderId: string, to: string): Promise<void> {
  const quiet = { write: () => true };
  await runCommand(["orders", "move", slug, orderId, to], {
    openPool: async () => pool,
    makeNewDatabase: () => Promise.reject(new Error("not here")),
    home: "/nowhere",
    clock: () => new Date(),
    ask: undefined,
    siteOrigin: () => "https://here.example",
    stdout: quiet,
    stderr: quiet,
  });
}
