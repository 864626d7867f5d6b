import { fstatSync, write as writeFile, writeSync } from "node:fs";

export type LineWriter = {
  /** Queues a line, with its line break. Never blocks or throws. */
  readonly write: (line: string) => void;
  readonly dropped: () => number;
  /** Resolves when everything is written, or after the timeout in milliseconds. */
  readonly flush: (withinMs: number) => Promise<void>;
};

const PENDING_BYTES_MAX = 4 * 1024 * 1024;
const PIECE_BYTES_MAX = 64 * 1024;
/** Milliseconds for which lines are gathered into one write. */
const GATHERED_MS = 20;
/** Milliseconds until a failed write is retried. */
const AFTER_FAILURE_MS = 500;

/**
 * Opens a non-blocking writer. Lines wait in a bounded queue while the reader stalls or the disk is full;
 * beyond it they are dropped. `wordDropped` formats a line with their count. operations#log.
 */
export function openLineWriter(
  stream: NodeJS.WriteStream & { fd: number },
  wordDropped: (count: number) => string = () => "",
  pendingBytesMax = PENDING_BYTES_MAX,
): LineWriter {
  const send = senderOf(stream);
  let waiting: string[] = [];
  let waitingBytes = 0;
  let sendingBytes = 0;
  let isSending = false;
  let dropped = 0;
  let untold = 0;
  const idle = new Set<() => void>();

  function drop(lines: number): void {
    dropped += lines;
    untold += lines;
  }

  function take(): { lines: number; text: string; told: number } {
    let bytes = 0;
    let lines = 0;
    while (lines < waiting.length && bytes < PIECE_BYTES_MAX) bytes += Buffer.byteLength(waiting[lines++] ?? "");
    const text = waiting.slice(0, lines).join("");
    waiting = waiting.slice(lines);
    waitingBytes -= bytes;
    sendingBytes = bytes;
    return { lines, text: untold === 0 ? text : text + wordDropped(untold), told: untold };
  }

  function sendNext(): void {
    if (waiting.length === 0) {
      isSending = false;
      for (const resolve of idle) resolve();
      return;
    }
    const { lines, text, told } = take();
    send(Buffer.from(text), (error) => {
      sendingBytes = 0;
      if (!error) untold -= told;
      else drop(lines);
      if (error) setTimeout(sendNext, AFTER_FAILURE_MS).unref();
      else if (waitingBytes === 0 || waitingBytes >= PIECE_BYTES_MAX) sendNext();
      else setTimeout(sendNext, GATHERED_MS);
    });
  }

  // `process.exit` skips pending writes, so the rest is written synchronously.
  process.on("exit", () => {
    try {
      if (waiting.length > 0) writeSync(stream.fd, waiting.join(""));
    } catch {
      // Ignores the error: the stream is broken, and the process exits.
    }
  });

  return {
    write(line) {
      const bytes = Buffer.byteLength(line);
      if (waitingBytes + sendingBytes + bytes > pendingBytesMax) return drop(1);
      waiting.push(line);
      waitingBytes += bytes;
      if (isSending) return;
      isSending = true;
      setTimeout(sendNext, GATHERED_MS);
    },
    dropped: () => dropped,
    async flush(withinMs) {
      if (!isSending) return;
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          idle.delete(done);
          resolve();
        };
        const timer = setTimeout(done, withinMs);
        idle.add(done);
      });
    },
  };
}

type Send = (piece: Buffer, done: (error: Error | null | undefined) => void) => void;

/** Returns a non-blocking write function; for files and terminals by the thread pool, as Node's stream blocks. */
function senderOf(stream: NodeJS.WriteStream & { fd: number }): Send {
  const { fd } = stream;
  const kind = fstatSync(fd, { throwIfNoEntry: false });
  if (kind?.isFIFO() || kind?.isSocket()) {
    // `done` gets the error too; without a listener it would end the process.
    stream.on("error", () => undefined);
    return (piece, done) => void stream.write(piece, done);
  }
  const send: Send = (piece, done) =>
    writeFile(fd, piece, (error, written) => {
      if (error || written === piece.length) done(error);
      else send(piece.subarray(written), done);
    });
  return send;
}
