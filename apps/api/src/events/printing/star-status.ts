import type { PrinterStatus, PrintFault } from "@comptoir/ordering";

/** Reads the status code of a Star printer, such as `200 OK` or `410 Out of paper`; null without one. printing#star. */
export function starStatus(code: string): PrinterStatus | null {
  const digits = /^\s*(\d{3,4})/.exec(decoded(code))?.[1];
  if (digits === undefined) return null;
  if (digits.startsWith("21")) return "paper-low";
  if (digits.startsWith("2")) return "ready";
  if (digits.startsWith("41")) return "paper-out";
  return digits.startsWith("42") ? "cover-open" : "error";
}

/** Tells whether the code with which a Star printer ends a job says that it was printed. printing#star. */
export function isPrintedCode(code: string): boolean {
  return /^\s*(?:2|OK\b)/i.test(decoded(code));
}

/** Returns why a Star printer did not print a job. */
export function starFault(code: string): PrintFault {
  const text = decoded(code).trim();
  if (text.startsWith("41")) return "paper-out";
  if (text.startsWith("42")) return "cover-open";
  return text.startsWith("520") ? "no-answer" : "rejected";
}

/** Old firmware writes a space as `%20` also where nothing is decoded. */
function decoded(text: string): string {
  return text.replaceAll("%20", " ");
}
