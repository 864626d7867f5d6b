import type { PrinterStatus } from "@comptoir/ordering";

/** A command language that tells a printer's state. */
export type StateLanguage = "esc-pos" | "star-prnt" | "star-line";

const DLE_EOT = [1, 2, 4].flatMap((about) => [0x10, 0x04, about]);
const ESC_ACK_SOH = [0x1b, 0x06, 0x01];
/** Number of answers of an Epson, one for each question. */
const EPSON_ANSWERS = 3;
/** The shortest status of a Star printer. */
const STAR_LENGTH = 7;

/** Returns the bytes that ask a printer for its state; it answers them at once, also while it prints. printing#tcp. */
export function stateQuestion(language: StateLanguage): Buffer {
  return Buffer.from(language === "esc-pos" ? DLE_EOT : ESC_ACK_SOH);
}

/**
 * Reads a printer's answer; null while it is not complete. Bytes that are no such answer are passed over: those of a status
 * that was not asked for, of another maker's, or of a service that is no printer. printing#tcp.
 */
export function readState(answer: Buffer, language: StateLanguage): PrinterStatus | null {
  if (language !== "esc-pos") return readStar(answer);
  const answers = answer.filter(isEpsonAnswer);
  return answers.length < EPSON_ANSWERS ? null : readEpson(answers);
}

/** An answer to DLE EOT has two bits that are set and two that are not; no byte of an automatic status has. */
function isEpsonAnswer(byte: number): boolean {
  return (byte & 0x93) === 0x12;
}

/** Tells whether a printer in this state can print. */
export function canPrint(status: PrinterStatus): boolean {
  return status === "ready" || status === "paper-low";
}

function readEpson([online = 0, cause = 0, paper = 0]: Uint8Array): PrinterStatus {
  if (paper & 0x60 || cause & 0x20) return "paper-out";
  if (cause & 0x04) return "cover-open";
  if (cause & 0x40 || online & 0x08) return "error";
  return paper & 0x0c ? "paper-low" : "ready";
}

/** A status begins with its length and its version, whose fixed bits are `0xx0xxx1` and `1xx0xxx0`. */
function readStar(answer: Buffer): PrinterStatus | null {
  const begin = answer.findIndex((byte, at) => (byte & 0x91) === 0x01 && ((answer[at + 1] ?? 0) & 0x91) === 0x80);
  const status = answer.subarray(Math.max(0, begin));
  if (begin < 0 || status.length < STAR_LENGTH) return null;
  const [state = 0, error = 0, paper = 0] = [status[2], status[3], status[5]];
  if (paper & 0x08) return "paper-out";
  if (state & 0x20) return "cover-open";
  if (error !== 0 || state & 0x08) return "error";
  return paper & 0x04 ? "paper-low" : "ready";
}
