import { describe, expect, test } from "vitest";
import { wordLogLine } from "./log-text.ts";

const at = "2026-11-30T06:44:21.123Z";
const line = (fields: object) => `${JSON.stringify({ level: 30, time: at, ...fields })}\n`;

describe("operations#log-format: a line of the log, as text", () => {
  test("has the time, the level, the event and the message first, and then the other fields.", () => {
    const said = line({ level: 40, event: "listener_lost", reason: "read ECONNRESET", tries: 2, msg: "reconnecting" });
    expect(wordLogLine(said)).toBe('06:44:21 WARN  listener_lost reconnecting reason="read ECONNRESET" tries=2\n');
  });

  test("shows an error's stack below.", () => {
    const text = wordLogLine(line({ level: 50, event: "failure", err: { stack: "Error: no\n    at here" } }));
    expect(text).toBe("06:44:21 ERROR failure\n    Error: no\n    at here\n");
  });

  test("cannot move the terminal's cursor.", () => {
    expect(wordLogLine(line({ event: "refused", path: "/\u001b[2J\u009b1A" }))).toMatch(
      / path=\/\\u001b\[2J\\u009b1A\n$/,
    );
    expect(wordLogLine("no JSON \u001b[2J\n")).toBe("no JSON \\u001b[2J\n");
  });
});
