import { describe, expect, it } from "vitest";
import { checkRecall, checkTransition, isOver, nextStatus, ORDER_STATUSES, type OrderStatus } from "./order-status.ts";

describe("An order's status", () => {
  it("advances to the end as the kitchen works", () => {
    const steps: OrderStatus[] = ["placed"];
    for (let next = nextStatus("placed"); next; next = nextStatus(next)) steps.push(next);
    expect(steps).toEqual(["placed", "in-progress", "ready", "completed"]);
  });

  it("may skip a step", () => {
    expect(checkTransition("placed", "ready")).toBeNull();
    expect(checkTransition("placed", "completed")).toBeNull();
    expect(checkTransition("in-progress", "completed")).toBeNull();
  });

  it("does not go back, and does not leave a final state", () => {
    expect(checkTransition("completed", "placed")).toEqual({
      refused: { code: "move-not-possible", from: "completed", to: "placed" },
    });
    expect(checkTransition("cancelled", "in-progress")).not.toBeNull();
    expect(checkTransition("ready", "in-progress")).not.toBeNull();
    expect(checkTransition("ready", "ready")).not.toBeNull();
  });

  it("is called back to an earlier state only, and not once it is cancelled", () => {
    expect(checkRecall("completed", "ready")).toBeNull();
    expect(checkRecall("ready", "placed")).toBeNull();
    for (const to of ORDER_STATUSES) expect(checkRecall("cancelled", to)).not.toBeNull();
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        if (checkTransition(from, to) === null) expect(checkRecall(from, to)).not.toBeNull();
      }
    }
  });

  it("can become cancelled until it is final", () => {
    expect(ORDER_STATUSES.filter(isOver)).toEqual(["completed", "cancelled"]);
    const cancellable = ORDER_STATUSES.filter((status) => checkTransition(status, "cancelled") === null);
    expect(cancellable).toEqual(["placed", "in-progress", "ready"]);
  });
});
