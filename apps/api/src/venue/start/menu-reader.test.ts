import { isFullLength } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { openMenuReader } from "./menu-reader.ts";

const OPTIONS = { importedAt: "2026-11-20T17:00:00Z" };
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const rows = (count: number) =>
  bytes(["Section,Name,Price", ...Array.from({ length: count }, (_, row) => `S,Dish ${row},9.00`)].join("\n"));

describe("studio#start-file: the reader of menus", () => {
  it.runIf(isFullLength)("gives a file up at its time limit, and reads the next one", async () => {
    const reader = openMenuReader({ ms: 1, heapMb: 256 });
    expect(await reader.read(rows(20_000), OPTIONS)).toEqual({ refused: "too-long" });
    expect(await openMenuReader().read(rows(2), OPTIONS)).toMatchObject({ counts: { dishes: 2 } });
  });

  it("gives a file up that needs more memory than allowed", async () => {
    expect(await openMenuReader({ ms: 60_000, heapMb: 12 }).read(rows(60_000), OPTIONS)).toEqual({
      refused: "too-long",
    });
  });

  it("refuses files beyond those that may wait", async () => {
    const reader = openMenuReader();
    const answers = await Promise.all(Array.from({ length: 7 }, () => reader.read(rows(2), OPTIONS)));
    expect(answers.filter((answer) => "refused" in answer)).toEqual([{ refused: "busy" }, { refused: "busy" }]);
  });
});
