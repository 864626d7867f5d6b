import { LOCALES, type Locale } from "@comptoir/ordering";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { HEAD_OF_STREAM } from "../orders/follow/order-events.ts";
import type { TableName } from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import type { TableFeed } from "./table-feed.ts";
import { yourTable } from "./table-view.ts";

/** Interval of heartbeats in ms. They keep proxies from closing an idle connection. */
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 1_000;
/** Bytes that may wait for a phone that reads slowly. It is then disconnected, and reads its table anew. */
const WAITING_MAX = 1_000_000;
/** The number of streams that one person may hold, such as several tabs. */
const STREAMS_OF_PERSON = 4;
const FULL_RETRY_SECONDS = 10;

/** Returns the language of a browser's stream, which sends no headers: that in its address, else the call's. */
export function localeOfStream({ var: { locale } }: Context<ApiEnv>, asked: string | undefined): Locale {
  return LOCALES.find((one) => one === asked) ?? locale;
}

const held = new WeakMap<object, Map<string, number>>();

/** Handles `GET /table/events`. table#live. */
export function tableStream(
  c: Context<ApiEnv>,
  { tableFeed }: Pick<TableDeps, "tableFeed">,
  table: TableName & { readonly personId: string; readonly host: string | null },
): Response {
  return sessionStream(c, tableFeed, table, (data) => yourTable(table, data));
}

/**
 * Streams the caller's table or group as server-sent events named `table`. The present one comes first, so that a phone that slept
 * is right after one call. The stream ends with the session. @param answer what the caller is told of it. table#live.
 */
export function sessionStream<View>(
  c: Context<ApiEnv>,
  tableFeed: TableFeed<View>,
  table: TableName & { readonly personId: string },
  answer: (view: View) => object,
): Response {
  if (c.req.method === "HEAD") return c.body(null, 200, HEAD_OF_STREAM);
  const streams = held.get(tableFeed) ?? new Map<string, number>();
  held.set(tableFeed, streams);
  const mine = streams.get(table.personId) ?? 0;
  if (mine >= STREAMS_OF_PERSON) return refuse(c, "tooManyRequests", { retryAfterSeconds: FULL_RETRY_SECONDS });
  streams.set(table.personId, mine + 1);
  const response = streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let writing: Promise<unknown> = Promise.resolve();
    let [told, waiting] = ["", 0];
    const write = (data: string) => {
      waiting += data.length;
      if (waiting > WAITING_MAX) return end();
      writing = writing.then(async () => {
        await stream.writeSSE({ event: "table", data, retry: RECONNECT_MS });
        waiting -= data.length;
      });
    };
    const leave = tableFeed.follow(table, {
      locale: c.var.locale,
      onTable: (data) => {
        const text = JSON.stringify(answer(data));
        if (text === told) return;
        told = text;
        write(text);
      },
      onEnd: end,
    });
    const heartbeat = setInterval(() => {
      writing = writing.then(() => stream.write(": still here\n\n"));
    }, HEARTBEAT_MS);
    stream.onAbort(end);
    try {
      await ended;
    } finally {
      clearInterval(heartbeat);
      leave();
      const left = (streams.get(table.personId) ?? 1) - 1;
      if (left === 0) streams.delete(table.personId);
      else streams.set(table.personId, left);
    }
    await writing;
  });
  for (const [name, value] of Object.entries(HEAD_OF_STREAM)) response.headers.set(name, value);
  return response;
}
