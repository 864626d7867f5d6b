import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isFullLength } from "@comptoir/test-kit";

/** The result of a request on its own connection. A null status means that it was disconnected. */
export type Outcome = { readonly status: number | null; readonly retryAfter: string | null; readonly ms: number };

export type Asked = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly from?: string;
};

const TIMEOUT_MS = 30_000;

/** Sends a request on a new connection, by a raw socket, because a slow client would distort the measurement. */
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

/** Sends requests at a constant rate, whether or not answers arrive; then waits for all answers. */
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

/** The limit in ms of `npm test`: below the client's timeout, at which a request hangs. */
const HANGS_MS = 24_000;

/**
 * Returns the promised second in ms, scaled by this machine's contention. `npm test` only checks that no
 * request hangs; `npm run promises` checks the second itself.
 * @param before the contention at the test's start
 */
export function secondHere(before: number): number {
  return isFullLength ? 1_000 * Math.max(before, contention()) : HANGS_MS;
}

/** Measures how much slower this machine is than when idle, as wall time per CPU time; 1 in `npm test`, which does not use it. */
export function contention(): number {
  if (!isFullLength) return 1;
  const began = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < 200_000) {
    const { user, system } = process.cpuUsage(before);
    used = user + system;
  }
  return Math.max(1, (performance.now() - began) / 200);
}
