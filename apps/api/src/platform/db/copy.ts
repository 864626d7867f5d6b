import { once } from "node:events";
import type pg from "pg";

/*
 * COPY transfers whole tables as text, one line per row, in a format that all PostgreSQL versions share. The
 * driver has no public call for COPY, so this module submits custom queries.
 */

/** Methods of the driver's connection that its types omit. */
type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

const PIECE_BYTES = 1 << 18;

/**
 * Streams a table in COPY format, in chunks of whole lines. Backpressure bounds the memory for any table
 * size. Abandoning the stream destroys the connection.
 */
export async function* copyOut(client: pg.ClientBase, table: string): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let gathered: Buffer[] = [];
  let gatheredBytes = 0;
  let connection: Wire | undefined;
  let isDone = false;
  let failure: Error | undefined;
  let wake = () => {};
  const hand = () => {
    if (gatheredBytes > 0) ready.push(Buffer.concat(gathered));
    gathered = [];
    gatheredBytes = 0;
    wake();
  };
  client.query({
    ...ASKS_NOTHING_ELSE,
    submit(wire: pg.Connection) {
      connection = wire as Wire;
      wire.query(`copy ${table} to stdout`);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver reuses its buffer for the next message, so copy it.
      gathered.push(Buffer.from(chunk));
      gatheredBytes += chunk.length;
      if (gatheredBytes < PIECE_BYTES) return;
      hand();
      connection?.stream.pause();
    },
    handleReadyForQuery() {
      isDone = true;
      hand();
    },
    handleError(error: Error) {
      failure = error;
      wake();
    },
  });
  try {
    for (;;) {
      const piece = ready.shift();
      if (piece) yield piece;
      else if (failure) throw failure;
      else if (isDone) return;
      else {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        connection?.stream.resume();
        await promise;
      }
    }
  } finally {
    if (!isDone && !failure) connection?.stream.destroy();
  }
}

export type CopyIn = {
  readonly write: (lines: Buffer) => Promise<void>;
  /** Completes the COPY and returns the row count. On failure no row is stored. */
  readonly end: () => Promise<number>;
};

export async function copyIn(client: pg.ClientBase, table: string): Promise<CopyIn> {
  const begun = Promise.withResolvers<Wire>();
  const ended = Promise.withResolvers<number>();
  // Avoids an unhandled rejection: `write` or `end` reports the error.
  ended.promise.catch(() => undefined);
  let failure: Error | undefined;
  let rows = 0;
  client.query({
    ...ASKS_NOTHING_ELSE,
    submit: (wire: pg.Connection) => wire.query(`copy ${table} from stdin`),
    handleCopyInResponse: (wire: pg.Connection) => begun.resolve(wire as Wire),
    handleCommandComplete({ text }: { text: string }) {
      rows = Number(text.split(" ")[1]);
    },
    handleReadyForQuery: () => ended.resolve(rows),
    handleError(error: Error) {
      failure = error;
      begun.reject(error);
      ended.reject(error);
    },
  });
  const wire = await begun.promise;
  return {
    async write(lines) {
      if (failure) throw failure;
      wire.sendCopyFromChunk(lines);
      if (wire.stream.writableNeedDrain) await Promise.race([once(wire.stream, "drain"), ended.promise]);
    },
    async end() {
      if (!failure) wire.endCopyFrom();
      return ended.promise;
    },
  };
}

/** The driver requires these handlers of every query. COPY uses none of them. */
const ASKS_NOTHING_ELSE = {
  handleRowDescription() {},
  handleDataRow() {},
  handleCommandComplete(_message: { text: string }) {},
  handleEmptyQuery() {},
  handlePortalSuspended() {},
};

/** Quotes an SQL identifier, with its qualifiers. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
}
