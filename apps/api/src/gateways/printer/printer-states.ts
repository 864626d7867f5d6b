import type { PrinterStatus } from "@comptoir/ordering";

/** A command language that tells a printer's state. */
export type StateLanguage = "esc-pos" | "star-prnt" | "star-line";

const DLE_EOT = [1, 2, 4].flatMap((about) => [0x10, 0x04, about]);
const ESC_ACK_SOH = [0x1b, 0x06, 0x01];
/** Number of bytes with which a printer answers. */
const ANSWER_LENGTH = { "esc-pos": 3, "star-prnt": 7, "star-line": 7 } as const;

/** Returns the bytes that ask a printer for its state; it answers them at once, also while it prints. printing#tcp. */
export function stateQuestion(language: StateLanguage): Buffer {
  return Buffer.from(language === "esc-pos" ? DLE_EOT : ESC_ACK_SOH);
}

/** Reads a printer's answer; null while it is not complete. printing#tcp. */
export function readState(answer: Buffer, language: StateLanguage): PrinterStatus | null {
  if (answer.length < ANSWER_LENGTH[language]) return null;
  return language === "esc-pos" ? readEpson(answer) : readStar(answer);
}

/** Tells whether a printer in this state can print. */
export function canPrint(status: PrinterStatus): boolean {
  return status === "ready" || status === "paper-low";
}

function readEpson([online = 0, cause = 0, paper = 0]: Buffer): PrinterStatus {
  if (paper & 0x60 || cause & 0x20) return "paper-out";
  if (cause & 0x04) return "cover-open";
  if (cause & 0x40 || online & 0x08) return "error";
  return paper & 0x0c ? "paper-low" : "ready";
}

function readStar(answer: Buffer): PrinterStatus {
  const [state = 0, error = 0, paper = 0] = [answer[2], answer[3], answer[5]];
  if (paper & 0x08) return "paper-out";
  if (state & 0x20) return "cover-open";
  if (error !== 0 || state & 0x08) return "error";
  return paper & 0x04 ? "paper-low" : "ready";
}
