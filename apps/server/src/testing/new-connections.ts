import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";

/** What became of one request on a connection of its own: its status, null when it was cut, and how long it took. */
export type Outcome = { readonly status: number | null; readonly retryAfter: string | null; readonly ms: number };

export type Asked = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** From which of this machine's addresses, such as 127.0.0.2. */
  readonly from?: string;
};

/** What a test waits for an answer, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Asks on a new connection, which ends with the answer. Written straight to the line, since a client that is slower than
 * the server would measure itself.
 */
export function askAnew(origin: string, { path, headers = {}, body, from }: Asked): Promise<Outcome> {
  const began = performance.now();
  const { port } = new URL(origin);
  const head = Object.entries({
    host: "localhost",
    connection: "close",
    ...headers,
    ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
  });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const socket = connect({
    port: Number(port),
    host: "127.0.0.1",
    ...(from === undefined ? {} : { localAddress: from }),
  });
  socket.write(`${body === undefined ? "GET" : "POST"} ${path} HTTP/1.1\r\n${lines}\r\n${body ?? ""}`);
  return new Promise((resolve) => {
    let first: string | undefined;
    socket.on("data", (piece) => {
      first ??= piece.toString("latin1");
    });
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(first ?? "")?.[1];
      const retryAfter = /\r\nretry-after: (\d+)\r\n/i.exec(first ?? "")?.[1] ?? null;
      resolve({ status: status === undefined ? null : Number(status), retryAfter, ms: performance.now() - began });
    });
  });
}

/** Asks so often in a second for so long, whether answers come or not, as visitors do; then waits for the answers. */
export async function askSteadily(perSecond: number, seconds: number, ask: () => Promise<Outcome>): Promise<Outcome[]> {
  const began = performance.now();
  const asked: Promise<Outcome>[] = [];
  while (performance.now() - began < seconds * 1_000) {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (asked.length < due) asked.push(ask());
    await pause(5);
  }
  return Promise.all(asked);
}

/** The time within which so many of a hundred outcomes were there. */
export function percentile(outcomes: readonly Outcome[], of100: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}

/**
 * The second within which everyone is answered or told to come back, in milliseconds of this machine now, whose contention was
 * `before` when it began. In `npm test` other tests run beside this one: what is shown there is that nobody waits for ever; the second
 * itself is for `npm run promises`.
 */
export function secondHere(before: number): number {
  return 1_000 * Math.max(before, contention()) * runLength({ quick: 8, full: 1 });
}

/**
 * How much slower this machine is than when nothing else runs on it: time on the wall for each of the processor. A limit
 * in seconds is meant for a machine of one's own.
 */
export function contention(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < 200_000) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, (performance.now() - began) / 200);
}
