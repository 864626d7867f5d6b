import { connect, isIP, type Socket } from "node:net";
import type { PrinterStatus, PrintFault } from "@comptoir/ordering";
import { checkedLookup, PrivateAddress } from "../outgoing/public-address.ts";
import type { PrinterNetwork } from "./printer-network.ts";
import { canPrint, readState, type StateLanguage, stateQuestion } from "./printer-states.ts";

export type PrinterTarget = { readonly host: string; readonly port: number; readonly language: StateLanguage };
/**
 * How sending ended. `isSent`: whether a byte of the paper may have reached the printer. `status`: null if it did not tell.
 */
export type SendAnswer = {
  readonly fault: PrintFault | null;
  readonly status: PrinterStatus | null;
  readonly isSent: boolean;
};
export type SendTimes = { readonly connectMs: number; readonly answerMs: number; readonly printMs: number };

/** Together shorter than the lease of a job. printing#lease. */
export const SEND_TIMES: SendTimes = { connectMs: 5_000, answerMs: 5_000, printMs: 40_000 };

/**
 * Sends bytes to a printer, and asks for its state before and after. A printer that cannot print gets no byte. The
 * connection uses exactly the addresses that were checked. Never throws. printing#tcp.
 * @param bytes null to ask for the state alone
 */
export async function sendToPrinter(
  { host, port, language }: PrinterTarget,
  bytes: Uint8Array | null,
  network: PrinterNetwork,
  times: SendTimes = SEND_TIMES,
): Promise<SendAnswer> {
  const unsent = { status: null, isSent: false } as const;
  if (!network.isOn || !network.isPort(port) || (isIP(host) !== 0 && !network.isAllowed(host)))
    return { ...unsent, fault: "not-allowed" };
  const socket = connect({ host, port, lookup: checkedLookup(network) });
  let isSent = false;
  try {
    const opened = await openedWithin(socket, times.connectMs);
    if (opened !== null) return { ...unsent, fault: opened };
    const before = await askState(socket, language, times.answerMs);
    if (before === null) return { ...unsent, fault: "no-answer" };
    if (bytes === null) return { fault: null, status: before, isSent };
    if (!canPrint(before)) return { fault: faultOf(before), status: before, isSent };
    isSent = true;
    socket.write(bytes);
    // The question follows the paper in the same stream, so its answer says that all of it has arrived.
    const after = await askState(socket, language, times.printMs);
    if (after === null) return { fault: "no-answer", status: null, isSent };
    return { fault: canPrint(after) ? null : faultOf(after), status: after, isSent };
  } catch {
    return { fault: isSent ? "no-answer" : "not-reached", status: null, isSent };
  } finally {
    socket.destroy();
  }
}

function faultOf(status: PrinterStatus): PrintFault {
  return status === "paper-out" || status === "cover-open" ? status : "rejected";
}

/** Waits until a connection is open; returns why it is not. */
function openedWithin(socket: Socket, ms: number): Promise<PrintFault | null> {
  const { promise, resolve } = Promise.withResolvers<PrintFault | null>();
  const timer = setTimeout(() => resolve("not-reached"), ms).unref();
  socket.once("connect", () => resolve(null));
  socket.on("error", (error) => resolve(error instanceof PrivateAddress ? "not-allowed" : "not-reached"));
  return promise.finally(() => clearTimeout(timer));
}

/** Number of bytes after which what answers is no printer. */
const ANSWER_MAX = 4_096;

/** Asks for the printer's state; null if it does not answer in time, answers without end, or the connection ends. */
function askState(socket: Socket, language: StateLanguage, ms: number): Promise<PrinterStatus | null> {
  const { promise, resolve } = Promise.withResolvers<PrinterStatus | null>();
  let answer = Buffer.alloc(0);
  const onData = (piece: Buffer) => {
    answer = Buffer.concat([answer, piece]);
    const status = readState(answer, language);
    if (status !== null || answer.length > ANSWER_MAX) resolve(status);
  };
  const onEnd = () => resolve(null);
  const timer = setTimeout(onEnd, ms).unref();
  socket.on("data", onData).once("end", onEnd).once("close", onEnd);
  socket.write(stateQuestion(language));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.off("data", onData).off("end", onEnd).off("close", onEnd);
  });
}
