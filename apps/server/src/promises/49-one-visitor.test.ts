import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { runLength } from "@comptoir/test-kit";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demonstrationDatabase } from "../testing/demonstration-database.ts";
import { askAnew, askSteadily, contention, percentile, secondHere } from "../testing/new-connections.ts";
import { type ServerProcess, startServerProcess, stopServerProcess } from "../testing/server-process.ts";

/*
 * Goal: misuse of connections by one network address does not affect others. Method: a whole server. One
 * address of this machine holds connections in each abusive way, while another address orders on new
 * connections.
 */

const CONNECTIONS = runLength({ quick: 300, full: 1_000 });
const SECONDS = runLength({ quick: 0.5, full: 30 });
/** Milliseconds in which the connections are opened. */
const OPENING_MS = runLength({ quick: 300, full: 1_000 });

const { url } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-one-visitor-"));
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  // PostgreSQL competes with the test for the CPU; database timeouts are not under test, so raise them.
  server = startServerProcess(home, { DATABASE_URL: url, DATABASE_WAIT_MS: "15000" });
  origin = await server.opened;
});
afterAll(async () => {
  await stopServerProcess(server);
  await rm(home, { recursive: true });
});

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

/** Opens connections from one network address, each of which runs `send`, and reopens each one that is closed. */
function hold(send: (socket: Socket) => NodeJS.Timeout | undefined): void {
  const open = () => {
    const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", localAddress: "127.0.0.9" });
    held.push(socket);
    const timer = send(socket);
    socket.on("error", () => undefined);
    socket.resume();
    socket.on("close", () => {
      clearInterval(timer);
      if (held.includes(socket)) setTimeout(() => held.includes(socket) && open(), 200).unref();
    });
  };
  for (let count = 0; count < CONNECTIONS; count += 1) open();
}

const BODY = JSON.stringify({
  type: "dine-in",
  items: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] }],
});
const HEADERS = { "content-type": "application/json", "x-restaurant-id": "1" };
const CALL = `POST /api/orders/set-costs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Restaurant-Id: 1\r\nContent-Length: ${BODY.length}\r\n\r\n`;
const priceCart = () =>
  askAnew(origin, { path: "/api/orders/set-costs", headers: HEADERS, body: BODY, from: "127.0.0.2" });
const nowAndThen = (socket: Socket, text: string) => setInterval(() => socket.write(text), 500);

/** Largest script of the built site. */
const FILE = `/assets/${largestOf(path.resolve(import.meta.dirname, "../../../web/build/client/assets"), ".js")}`;

function largestOf(folder: string, ending: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  const files = names.map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
  return files.toSorted((one, other) => other.size - one.size)[0]?.name ?? "";
}

/** Returns a `send` function that pipelines eight requests, and eight more when their answers have arrived. */
function askAhead(place: string): (socket: Socket) => undefined {
  const eight = `GET ${place} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(8);
  return (socket) => {
    socket.write(eight);
    let [expected, read] = [Number.POSITIVE_INFINITY, 0];
    socket.once("data", (piece) => {
      const length = /content-length: (\d+)/i.exec(piece.toString("latin1"))?.[1];
      expected = 8 * Number(length ?? Number.POSITIVE_INFINITY);
    });
    socket.on("data", (piece) => {
      read += piece.length;
      if (read < expected) return;
      read = 0;
      socket.write(eight);
    });
  };
}

describe("Promises 47 and 49: one address with many connections", () => {
  test.each<[string, (socket: Socket) => NodeJS.Timeout | undefined]>([
    ["that say nothing", () => undefined],
    [
      "that send a header now and then",
      (socket) => {
        socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
        return nowAndThen(socket, "X-More: 1\r\n");
      },
    ],
    [
      "that send a byte of a body now and then",
      (socket) => {
        socket.write(CALL);
        return nowAndThen(socket, " ");
      },
    ],
    [
      "that ask for one bill after another",
      (socket) => {
        socket.write(CALL + BODY);
        socket.on("data", () => socket.write(CALL + BODY));
        return undefined;
      },
    ],
    [
      "that ask for one page after another",
      (socket) => {
        // An unknown parameter makes the page personal, so that no shared page is served.
        const page = "GET /braise?tableNum=12&campaign=autumn HTTP/1.1\r\nHost: localhost\r\n\r\n";
        socket.write(page);
        // Matches the end of a page, or a complete rejection.
        socket.on(
          "data",
          (piece) => /<\/html>|\r\n0\r\n\r\n$|HTTP\/1\.1 503/.test(String(piece)) && socket.write(page),
        );
        return undefined;
      },
    ],
    ["that ask for eight pages ahead, as every guest sees them, and not packed", askAhead("/braise?tableNum=12")],
    ["that ask for eight files ahead, not packed", askAhead(FILE)],
  ])("%s does not slow other guests' bills beyond a second.", async (_how, send) => {
    const before = contention();
    hold(send);
    await new Promise((resolve) => setTimeout(resolve, OPENING_MS));
    const bills = await askSteadily(10, SECONDS, priceCart);
    // While other tests run, bills may be rejected with 503; on an idle machine, hardly any are.
    const answered = bills.filter(({ status }) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual((runLength({ quick: 10, full: 95 }) / 100) * bills.length);
    expect(percentile(bills, 99)).toBeLessThan(secondHere(before));
  });
});
