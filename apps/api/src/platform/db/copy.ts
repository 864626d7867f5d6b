import { once } from "node:events";
import type pg from "pg";

/*
 * COPY, by which whole tables leave and enter PostgreSQL as text: one line for each row, faster than any statement and the same
 * in every version. The driver speaks this part of the protocol and offers no call for it, but lets a query of one's own in.
 */

/** What the driver's connection does beyond what its types say. */
type Wire = pg.Connection & {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

/** Rows are handed on in pieces of about so many bytes. */
const PIECE_BYTES = 1 << 18;

/**
 * Reads a table as COPY writes it, in pieces of whole lines. PostgreSQL waits until the next piece is read, so that a
 * table of any size needs the memory of a few. A connection that is left in the middle is of no further use.
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
      // The driver reuses its buffer for what comes next.
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

/** A table that rows are being copied into. */
export type CopyIn = {
  /** Sends lines as `copyOut` gave them; waits while the database has enough to do. */
  readonly write: (lines: Buffer) => Promise<void>;
  /** All of them are there; answers how many. Nothing of them is when this fails. */
  readonly end: () => Promise<number>;
};

/** Begins to copy rows into a table. */
export async function copyIn(client: pg.ClientBase, table: string): Promise<CopyIn> {
  const begun = Promise.withResolvers<Wire>();
  const ended = Promise.withResolvers<number>();
  // The writer gets the error at its next write, or at the end.
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

/** What the driver tells every query, and a COPY has no use for. */
const ASKS_NOTHING_ELSE = {
  handleRowDescription() {},
  handleDataRow() {},
  handleCommandComplete(_message: { text: string }) {},
  handleEmptyQuery() {},
  handlePortalSuspended() {},
};

/** A name as SQL takes it, whatever is in it. */
export function quoted(...names: readonly string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");
}
