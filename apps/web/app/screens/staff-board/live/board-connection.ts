import type { BoardData } from "@comptoir/contract";

/** Without a byte for this long, in ms, the connection is opened again: browsers end streams without an error. */
const SILENT_MS = 15_000;
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000];

export type BoardEvents = {
  readonly onBoard: (board: BoardData) => void;
  /** Called with the server's time for each heartbeat and each news. */
  readonly onHeard: (serverNow: number) => void;
  /** Called with the stations that no connected board shows, for each heartbeat. board#unshown. */
  readonly onUnshown?: (stations: readonly string[]) => void;
  /** Called at first and after changes of tables, on a stream that tells of them. table#by-staff. */
  readonly onTables?: () => void;
  /** Called when the session has ended. The connection is closed then. */
  readonly onEnded: () => void;
};

type Stream = {
  readonly open: (after: number, signal: AbortSignal) => Promise<Response>;
  /** The number of the last event that the board knows. */
  readonly after: () => number;
};

/**
 * Keeps a board connected until `close`. Each connection begins with the news since the last known event, so a
 * board that slept catches up in one call. `reconnect` opens a new one at once, as on waking. board#connection.
 */
export function keepConnected(stream: Stream, events: BoardEvents): { reconnect: () => void; close: () => void } {
  let isOver = false;
  let failures = 0;
  let current: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = async () => {
    clearTimeout(retry);
    const connection = new AbortController();
    current = connection;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort(), SILENT_MS);
    };
    heard();
    try {
      const response = await stream.open(stream.after(), connection.signal);
      if (response.status === 401 || response.status === 403) {
        isOver = true;
        return events.onEnded();
      }
      if (!response.ok || response.body === null) throw new Error(`The board's stream answered ${response.status}.`);
      for await (const { event, data } of readEvents(response.body, heard)) {
        failures = 0;
        const told = JSON.parse(data) as BoardData & { readonly unshown?: readonly string[] };
        if (event === "board") events.onBoard(told);
        else if (event === "tables") events.onTables?.();
        else events.onUnshown?.(told.unshown ?? []);
        events.onHeard(Date.parse(told.now));
      }
    } catch {
      // The loop below connects again, whatever ended the stream.
    } finally {
      clearTimeout(silence);
    }
    if (isOver || current !== connection) return;
    retry = setTimeout(connect, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
    failures += 1;
  };

  void connect();
  return {
    reconnect: () => {
      const before = current;
      if (isOver) return;
      failures = 0;
      void connect();
      before?.abort();
    },
    close: () => {
      isOver = true;
      clearTimeout(retry);
      current?.abort();
    },
  };
}

type ServerEvent = { readonly event: string; readonly data: string };

/** Reads the server-sent events of a body. `heard` is called for each chunk. */
async function* readEvents(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      text += decoder.decode(value, { stream: true });
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(part)?.[1];
        const data = field("data");
        if (data !== undefined) yield { event: field("event") ?? "message", data };
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
