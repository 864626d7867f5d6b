import { forTerminal } from "@comptoir/api";
import { pino } from "pino";

/** Fields of a line that have a position of their own. */
const PLACED = new Set(["level", "time", "event", "msg", "err"]);

/**
 * Formats a JSON line of the log for a person: time, level, event and message, then the other fields as `name=value`.
 * An error's stack follows on lines of its own. Text that is not a JSON object stays as it is. operations#log.
 */
export function wordLogLine(line: string): string {
  const entry = parse(line);
  if (entry === null) return forTerminal(line);
  const { level, time, event, msg, err } = entry;
  const head = [
    String(time ?? "").slice(11, 19),
    (pino.levels.labels[Number(level)] ?? "info").toUpperCase().padEnd(5),
    event,
    msg,
  ];
  const rest = Object.entries(entry).flatMap(([name, value]) => (PLACED.has(name) ? [] : `${name}=${word(value)}`));
  const words = [...head, ...rest].filter((part) => part !== undefined && part !== "").join(" ");
  return forTerminal(`${words}\n${stackOf(err)}`);
}

function parse(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Writes a value without quotes if it is one word, and otherwise as JSON. */
function word(value: unknown): string {
  return typeof value === "string" && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);
}

function stackOf(err: unknown): string {
  if (typeof err !== "object" || err === null) return "";
  const { stack, message } = err as { readonly stack?: unknown; readonly message?: unknown };
  const lines = String(stack ?? message ?? "").split("\n");
  return lines.map((line) => `    ${line.trim()}\n`).join("");
}
