import { createServer, type Socket } from "node:net";
import { afterAll } from "vitest";
import { readCommands } from "../../../../packages/printing/src/testing/read-commands.ts";
import { openPrinterNetwork, type PrinterNetwork } from "../gateways/printer/printer-network.ts";
import type { PrintedPaper } from "./star-printer.ts";

/** The network in which printers of a test stand: this machine, at any port. */
export const TEST_PRINTERS: PrinterNetwork = {
  ...openPrinterNetwork([{ network: "127.0.0.1", prefix: 32 }]),
  isPort: () => true,
};

/** How a printer by TCP behaves. `state`: its answers to DLE EOT 1, 2 and 4. */
export type TcpBehaviour = {
  readonly state?: readonly [number, number, number];
  /** The state once bytes of a paper have come. */
  readonly stateAfter?: readonly [number, number, number];
  readonly isDumb?: boolean;
  /** Resets the connection after this number of a paper's bytes. */
  readonly resetsAfter?: number;
};

export const READY = [0x16, 0x12, 0x12] as const;
const DLE_EOT_LENGTH = 3;

/** A printer by TCP that a test plays. */
export async function aTcpPrinter() {
  let behaviour: TcpBehaviour = {};
  const papers: PrintedPaper[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    let paper = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      sockets.delete(socket);
      if (paper.length > 0) print(paper);
    });
    socket.on("data", (piece) => {
      const { state = READY, stateAfter = state, isDumb = false, resetsAfter } = behaviour;
      let rest = Buffer.from(piece);
      while (rest.length > 0) {
        const isQuestion = rest[0] === 0x10 && rest[1] === 0x04;
        const next = isQuestion ? DLE_EOT_LENGTH : nextQuestion(rest);
        const part = rest.subarray(0, next);
        rest = rest.subarray(next);
        if (!isQuestion) paper = Buffer.concat([paper, part]);
        else if (!isDumb) {
          const index = { 1: 0, 2: 1, 4: 2 }[part[2] ?? 0] ?? 0;
          socket.write(Buffer.from([(paper.length > 0 ? stateAfter : state)[index] ?? 0]));
        }
        if (resetsAfter !== undefined && paper.length > resetsAfter) {
          paper = paper.subarray(0, 0);
          socket.resetAndDestroy();
          return;
        }
      }
    });
  });
  const print = (bytes: Buffer) => {
    const text = readCommands(bytes, "esc-pos")
      .lines.map((line) => line.text)
      .join("\n");
    papers.push({ text, isCopy: /^\s*(?:COPY|COPIE)\s*$/m.test(text) });
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { readonly port: number };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  afterAll(() => (server.listening ? close() : undefined));
  return {
    port,
    papers,
    connections: () => connections,
    behave: (next: TcpBehaviour) => {
      behaviour = next;
    },
    /** Turns the printer off, and on again. */
    off: close,
    on: () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve)),
  };
}

function nextQuestion(bytes: Buffer): number {
  const at = bytes.indexOf(Buffer.from([0x10, 0x04]));
  return at <= 0 ? bytes.length : at;
}
