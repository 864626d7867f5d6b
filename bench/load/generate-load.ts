/** The process that generates load. It runs one load per message and returns the results. */
import { randomUUID } from "node:crypto";
import autocannon, { type Request } from "autocannon";
import { type Answers, FRESH_KEY, type Load } from "./load.ts";

const ANSWER_WITHIN_SECONDS = 30;

process.on("message", async (load: Load) => process.send?.(await generate(load)));
process.on("disconnect", () => process.exit());

async function generate(load: Load): Promise<Answers> {
  const milliseconds: number[] = [];
  const statuses: Record<string, number> = {};
  let clients = 0;
  const run = autocannon({
    url: load.url,
    connections: load.connections,
    timeout: ANSWER_WITHIN_SECONDS,
    ...("seconds" in load.until ? { duration: load.until.seconds } : { amount: load.until.answers }),
    setupClient: (client) => {
      client.setRequests([...requestsBefore(load, clients), requestOf(load, clients)]);
      clients += 1;
    },
  });
  const started = performance.now();
  let last = started;
  // Autocannon's histogram counts whole milliseconds, but many responses take less.
  run.on("response", (_client: unknown, status: number, _bytes: number, took: number) => {
    last = performance.now();
    milliseconds.push(took);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const { errors, timeouts } = await run;
  return {
    milliseconds: Float64Array.from(milliseconds),
    seconds: (last - started) / 1000,
    statuses,
    failures: errors + timeouts,
  };
}

function requestsBefore({ before = [], cookies }: Load, connection: number): Request[] {
  const cookie = cookies?.[connection % cookies.length];
  return before.map(({ path, headers, body }) => ({
    method: "POST",
    path,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
    body,
  }));
}

function requestOf(load: Load, connection: number): Request {
  const cookie = load.cookies?.[connection % load.cookies.length];
  const body = Array.isArray(load.body) ? load.body[connection % load.body.length] : load.body;
  const headers = { ...load.headers, ...(cookie === undefined ? {} : { cookie }) };
  const request = { method: load.method, headers, ...(body === undefined ? {} : { body }) };
  if (!load.freshKeys) return request;
  return {
    ...request,
    setupRequest: (next) => {
      const key = randomUUID();
      const own = { ...next, headers: { ...headers, "idempotency-key": key } };
      return body === undefined ? own : { ...own, body: body.replace(FRESH_KEY, inLetters(key)) };
    },
  };
}

/**
 * Replaces the digits of an idempotency key by letters, because the API may reject an e-mail address with
 * many digits as a card number.
 */
function inLetters(key: string): string {
  return key.replaceAll(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));
}
