import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";

/** Outcome of a request on its own connection: the status (null when disconnected) and the duration. */
export type Outcome = { readonly status: number | null; readonly retryAfter: string | null; readonly ms: number };

export type Asked = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Local network address to connect from, such as 127.0.0.2. */
  readonly from?: string;
};

/** Timeout of an answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Sends a request on a new connection, which closes with the answer. Uses a raw socket: with a client slower
 * than the server, the test would measure the client.
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
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(first ?? "")?.[1];
      const retryAfter = /\r\nretry-after: (\d+)\r\n/i.exec(first ?? "")?.[1] ?? null;
      resolve({ status: status === undefined ? null : Number(status), retryAfter, ms: performance.now() - began });
    });
  });
}

/** Sends requests at a constant rate for a duration, whether or not answers arrive; then waits for all answers. */
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

/** Returns a percentile of the outcomes' durations, in milliseconds. */
export function percentile(outcomes: readonly Outcome[], of100: number): number {
  const sorted = outcomes.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of100) / 100))] ?? 0;
}

/**
 * Returns the promised second in milliseconds, scaled by this machine's contention; `before` is the
 * contention at the test's start. `npm test` runs tests in parallel and only checks that no request hangs;
 * `npm run promises` checks the second itself.
 */
export function secondHere(before: number): number {
  return 1_000 * Math.max(before, contention()) * runLength({ quick: 8, full: 1 });
}

/**
 * Measures how much slower this machine is than when idle: wall time per CPU time. Time limits assume an idle
 * machine.
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
