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

/** Maximum number of jobs of one report. A printer is handed one at a time. */
const RESULTS_MAX = 10;

/**
 * Reads a printer's report of its jobs. Only what matters is matched, so the text is never parsed as XML, whose entities
 * and depth could be misused. The time grows with the text, whatever it is. printing#epson.
 */
export function readPrintResponse(xml: string): readonly EpsonResult[] {
  const parts = xml.split("<ePOSPrint>", RESULTS_MAX + 1).slice(1);
  const whole = parts.flatMap((part) => {
    const end = part.indexOf("</ePOSPrint>");
    return end < 0 ? [] : [part.slice(0, end)];
  });
  return whole.map((part) => {
    const [response = ""] = tagsNamed(part, "response");
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
  const all = tagsNamed(xml, "printerstatus");
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

/** Returns the tags of a name. A tag has no `<`, so a text of unfinished tags is read once. */
function tagsNamed(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${name}\\b[^<>]*>`, "g"))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null;
}
