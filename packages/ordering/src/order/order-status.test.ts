import { describe, expect, it } from "vitest";
import { checkTransition, isSettled, ORDER_STATUSES, ORDER_TRANSITIONS } from "./order-status.ts";

describe("An order's status", () => {
  it("moves on as the kitchen works", () => {
    expect(checkTransition("placed", "in-progress")).toBeNull();
    expect(checkTransition("ready", "completed")).toBeNull();
  });

  it("does not go back, and does not leave an end", () => {
    expect(checkTransition("completed", "placed")).toEqual({
      refused: { code: "not-after", from: "completed", to: "placed" },
    });
    expect(checkTransition("cancelled", "in-progress")).not.toBeNull();
    expect(checkTransition("ready", "ready")).not.toBeNull();
  });

  it("can be reached from placed in every case, and always comes to an end", () => {
    const reached = new Set<string>(["placed"]);
    for (const status of ORDER_STATUSES) for (const next of ORDER_TRANSITIONS[status]) reached.add(next);
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
    expect(ORDER_STATUSES.filter(isSettled)).toEqual(["completed", "cancelled"]);
  });
});
