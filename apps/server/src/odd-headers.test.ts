import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asked, type AskedAnswer, askAsWritten, listCalls, PAGES } from "./testing/ask-as-written.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { linesWith, type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/* Sends every header that the server reads, with malformed values, to every path. */

const { url } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-headers-"));
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  // PostgreSQL competes with the test for the CPU; database timeouts are not under test, so raise them.
  server = startServerProcess(home, { DATABASE_URL: url, DATABASE_WAIT_MS: "15000" });
  address = await server.opened;
});
afterAll(async () => {
  await stopServerProcess(server);
  await rm(home, { recursive: true });
});

/** Byte outside ASCII that is invalid UTF-8. */
const BYTE = "\xff";
const LONG = "x".repeat(5_000);
const ODD_HEADERS: Readonly<Record<string, readonly string[]>> = {
  accept: ["", "*", "text/html;q=", "a/b,".repeat(1_000)],
  "accept-encoding": ["", "*;q=0", "br;q=abc", "gzip;q=1e999", "br,".repeat(1_000)],
  "accept-language": ["", "*", "__proto__", "fr;q=abc", "fr-CA;q=1e999", ",,;;q", "fr,".repeat(1_000)],
  authorization: ["", "Bearer", "Bearer __proto__", "Bearer %00", "Basic ====", `Bearer ${BYTE}`, `Bearer ${LONG}`],
  "content-encoding": ["gzip", BYTE],
  "content-type": ["", "?", 'application/json;charset="', "application/json; charset=utf-16", BYTE, `a/b;c=${LONG}`],
  cookie: [
    "%",
    "=;;=b;__proto__=1",
    "locale=%ED%A0%80; comptoir_cart=%ED%A0%80; comptoir_session=%",
    "locale=__proto__; comptoir_cart=__proto__; comptoir_login=__proto__; comptoir_staff=__proto__",
    "comptoir_cart=%00; comptoir_session=%00; comptoir_login=%00; comptoir_device=%00; comptoir_staff=%00",
    "suitesLocationId=%00; member=%7B; concourse=__proto__; postal_code=%",
    `comptoir_session=${BYTE}; ${BYTE}=${BYTE}`,
    "a=b;".repeat(1_000),
  ],
  forwarded: ["for=1.2.3.4;host=evil.example", BYTE],
  host: ["", "a b", "[::1", "localhost:99999", "999.1.1.1", "1.2.3.4.5", "4294967296", "0x7f.1", "xn--a", "..", BYTE],
  "idempotency-key": ["", "__proto__", "a, b", BYTE, LONG],
  "if-modified-since": ["", "Sat, 01 Jan 99999 00:00:00 GMT", "-1"],
  "if-none-match": ["", "*", '"', 'W/"a",W/', BYTE, '"a",'.repeat(1_000)],
  "last-event-id": ["-1", BYTE, LONG],
  origin: ["", "null", "://", "http://[", "https://evil.example", BYTE],
  range: ["bytes=", "bytes=9-1", "bytes=-1", "bytes=0-0,1-1", "bytes=99999999999999999999-"],
  referer: ["", "://", "http://[", BYTE],
  "sec-fetch-site": ["", "cross-site", "same-site, same-origin", BYTE],
  "stripe-signature": ["", "t=,v1=", "t=NaN,v1=a", "__proto__", BYTE],
  "user-agent": ["", BYTE, LONG],
  "x-forwarded-for": ["", "garbage", "999.1.1.1", "1.2.3.4,".repeat(500), BYTE],
  "x-forwarded-host": ["a b", BYTE],
  "x-forwarded-proto": ["", "javascript", "https, http", BYTE],
  "x-locale": ["", "fr", "__proto__", BYTE, LONG],
  "x-request-id": ["", "a b", "__proto__", BYTE, LONG],
  "x-restaurant-id": [
    "",
    "0",
    "-1",
    "1.5",
    "1e3",
    "NaN",
    "__proto__",
    "constructor",
    "9223372036854775808",
    BYTE,
    LONG,
  ],
};
const VALUES = Object.entries(ODD_HEADERS).flatMap(([name, values]) => values.map((value) => ({ name, value })));

/** Quick runs send each path a forty-eighth of the values, rotating, and each value to several paths; full runs send all. */
const STRIDE = runLength({ quick: 48, full: 1 });
/** Text that no answer may leak: stack traces, messages of libraries. */
const LEAKS =
  /\n\s+at |node_modules|\.ts:\d|Invalid (?:input|URL)|Too (?:big|small)|TypeError|SyntaxError|syntax error/;

test("Every invalid header value, on every call of the OpenAPI document and on pages, gets a defined answer.", {
  timeout: runLength({ quick: 300_000, full: 1_800_000 }),
}, async () => {
  const body = "{}";
  const json = { "content-type": "application/json", "x-restaurant-id": "1" };
  const targets: Asked[] = [
    ...(await listCalls(address)).map((call) => (call.method === "GET" ? call : { ...call, headers: json, body })),
    ...PAGES.map((path) => ({ path })),
    ...["/login", "/locale", "/webhooks/stripe", "/csp-report"].map((path) => ({ method: "POST", path, body })),
  ];
  const unclear: string[] = [];
  for (const [at, target] of targets.entries()) {
    for (const { name, value } of VALUES.filter((_, index) => (index + at) % STRIDE === 0)) {
      const { status, text } = await askUntilAdmitted({ ...target, headers: { ...target.headers, [name]: value } });
      if (status >= 200 && status < 500 && !LEAKS.test(text)) continue;
      unclear.push(`${target.method ?? "GET"} ${target.path}, ${name}: ${value.slice(0, 40)}: ${status}`);
    }
  }
  expect(unclear).toEqual([]);
  expect(linesWith(server, /"level":50/)).toEqual([]);
});

/**
 * Retries on 503 and on a cut connection, which a busy machine may answer. Repeated, each is a fault, and so is a server that
 * ended.
 */
async function askUntilAdmitted(asked: Asked, times = 3): Promise<AskedAnswer> {
  const answer = await askAsWritten(address, asked).catch((cause: Error) => cause);
  const isCut = answer instanceof Error;
  if (!isCut && (answer.status !== 503 || times === 1)) return answer;
  await pause(500);
  if (isCut && (times === 1 || hasEnded())) throw sayHowItEnded(answer);
  return askUntilAdmitted(asked, times - 1);
}

const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null;

/** A refused connection says nothing about its cause: the server does. */
function sayHowItEnded(cause: Error): Error {
  const { child, said } = server;
  const ended = `exit code ${child.exitCode}, signal ${child.signalCode}`;
  return new Error(`${cause.message} from the server (${ended}): ${said.join("").slice(-2_000)}`, { cause });
}
