import { fstatSync, write as writeFile, writeSync } from "node:fs";

/** Writes lines to standard output or standard error. */
export type LineWriter = {
  /** Takes one line, its end included; never waits, and never fails. */
  readonly write: (line: string) => void;
  /** How many lines were dropped since the start, because they could not be written. */
  readonly dropped: () => number;
  /** Waits until everything is written, at most so long. */
  readonly flush: (withinMs: number) => Promise<void>;
};

/** What is not yet written takes no more than this. */
const PENDING_BYTES_MAX = 4 * 1024 * 1024;
/** What goes out in one piece. */
const PIECE_BYTES_MAX = 64 * 1024;
/** Lines of one moment go out together: each write costs as much as the line before it. */
const GATHERED_MS = 20;
/** After a full disk the next attempt is made so much later. */
const AFTER_FAILURE_MS = 500;

/**
 * Opens a non-blocking writer. Lines queue in a bounded buffer while the reader stalls or the disk is full;
 * beyond it they are dropped and counted. `wordDropped` words the line that reports the count once writing
 * works again. operations#log.
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

  // What ends the process at once still leaves what can be written without waiting.
  process.on("exit", () => {
    try {
      if (waiting.length > 0) writeSync(stream.fd, waiting.join(""));
    } catch {
      // The process is exiting and the stream is broken: the error cannot be reported.
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

/**
 * How pieces get out: into a pipe or a socket by Node's own stream, which does not wait for its reader; into a file or a
 * terminal by a thread beside ours, since those are written while one waits.
 */
function senderOf(stream: NodeJS.WriteStream & { fd: number }): Send {
  const { fd } = stream;
  const kind = fstatSync(fd, { throwIfNoEntry: false });
  if (kind?.isFIFO() || kind?.isSocket()) {
    // Told to `done` as well; unheard, it would end the process.
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
