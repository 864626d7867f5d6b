import type { PrinterStatus, PrintFault } from "@comptoir/ordering";

/** Time in ms within which a printer prints a job, or reports a timeout; shorter than the lease. */
const PRINT_WITHIN_MS = 60_000;

/** Writes the answer that hands a job out: one ePOS-Print request with a printer's own commands. printing#epson. */
export function writePrintRequest(jobToken: string, commands: Uint8Array): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${PRINT_WITHIN_MS}</timeout><printjobid>${jobToken}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<command>${Buffer.from(commands).toString("hex")}</command>`,
    "</epos-print></PrintData>",
    "</ePOSPrint></PrintRequestInfo>",
  ].join("");
}

/** How a printer has ended a job. */
export type EpsonResult = {
  readonly jobToken: string | null;
  readonly isPrinted: boolean;
  readonly code: string;
  readonly status: PrinterStatus | null;
};

/**
 * Reads a printer's report of its jobs. Only what matters is matched, so the text is never parsed as XML, whose entities
 * and depth could be misused. printing#epson.
 */
export function readPrintResponse(xml: string): readonly EpsonResult[] {
  return [...xml.matchAll(/<ePOSPrint>(.*?)<\/ePOSPrint>/gs)].map(([, part = ""]) => {
    const [response = ""] = /<response\b[^>]*>/.exec(part) ?? [];
    const bits = Number(attribute(response, "status") ?? "");
    return {
      jobToken: /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/.exec(part)?.[1] ?? null,
      isPrinted: /^(?:true|1)$/.test(attribute(response, "success") ?? ""),
      code: attribute(response, "code") ?? "",
      status: attribute(response, "status") === null ? null : statusOfBits(bits),
    };
  });
}

/** Reads the status notification of a printer; null without one. printing#epson. */
export function readStatus(xml: string): PrinterStatus | null {
  const all = [...xml.matchAll(/<printerstatus\b[^>]*>/g)].map(([tag]) => tag);
  const own = all.find((tag) => attribute(tag, "devicename") === "local_printer") ?? all[0];
  const bits = own === undefined ? null : attribute(own, "asbstatus");
  return bits !== null && /^0x[0-9a-f]{1,8}$/i.test(bits) ? statusOfBits(Number(bits)) : null;
}

const NO_RESPONSE = 0x1;
const OFFLINE = 0x8;
const COVER_OPEN = 0x20;
const ERRORS = 0x400 | 0x800 | 0x2000 | 0x4000;
const NEAR_END = 0x20000;
const PAPER_END = 0x80000;

function statusOfBits(bits: number): PrinterStatus | null {
  if (!Number.isSafeInteger(bits)) return null;
  if (bits & PAPER_END) return "paper-out";
  if (bits & COVER_OPEN) return "cover-open";
  if (bits & NO_RESPONSE) return "offline";
  if (bits & (ERRORS | OFFLINE)) return "error";
  return bits & NEAR_END ? "paper-low" : "ready";
}

/** Returns why a printer did not print, by its error code. printing#epson. */
export function epsonFault(code: string): PrintFault {
  if (code === "EPTR_REC_EMPTY") return "paper-out";
  if (code === "EPTR_COVER_OPEN") return "cover-open";
  return code === "EX_TIMEOUT" ? "no-answer" : "rejected";
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null;
}
