import type { PrintDocument } from "@comptoir/printing";
import { timeLimitMs } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { drawAs } from "./draw-as.ts";
import { drawPaper } from "./draw-paper.ts";

const FORM = { model: "other-80", isPng: false } as const;
const aPaper = (letters: number): PrintDocument => {
  const text = "بصل محمد علي ".repeat(Math.ceil(letters / 13)).slice(0, letters);
  return {
    widthMm: 80,
    locale: "en-CA",
    title: "Ticket",
    rows: [{ kind: "text", text, size: "large" }, { kind: "cut" }],
  };
};

describe("printing#drawing-time", () => {
  it("draws a long paper elsewhere, so that nothing waits for it, and as a short one is drawn", async () => {
    const paper = aPaper(3_000);
    let [longest, before, isDone] = [0, performance.now(), false];
    const ticks = (async () => {
      while (!isDone) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const now = performance.now();
        [longest, before] = [Math.max(longest, now - before), now];
      }
    })();
    const bytes = await drawPaper(paper, FORM, 120_000);
    isDone = true;
    await ticks;
    expect(longest).toBeLessThan(timeLimitMs(50));
    expect(Buffer.compare(bytes, drawAs(paper, FORM))).toBe(0);
  });

  it("gives a paper up that takes too long, and draws the next one", async () => {
    await expect(drawPaper(aPaper(5_000), FORM, 1)).rejects.toThrow("too long");
    expect((await drawPaper(aPaper(2_000), FORM, 120_000)).length).toBeGreaterThan(1_000);
  });
});
