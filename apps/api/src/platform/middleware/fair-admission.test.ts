import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fairAdmission, type Leave } from "./fair-admission.ts";

const LIMITS = { atOnce: 4, waiting: 4, waitMs: 100 };
const GREEDY = "203.0.113.1";
const OTHER = "203.0.113.2";

/** Enters `times` times at once, and tracks admitted and rejected attempts. */
function ask(admission: ReturnType<typeof fairAdmission>, network: string | null, times: number) {
  const leaves: Leave[] = [];
  let rejected = 0;
  const settled = Promise.all(
    Array.from({ length: times }, async () => {
      const leave = await admission.enter(network);
      if (leave === null) rejected += 1;
      else leaves.push(leave);
    }),
  );
  return { leaves, settled, rejected: () => rejected };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("Admission", () => {
  it("admits a number of requests, queues others, and rejects the rest", async () => {
    const admission = fairAdmission(LIMITS);
    const asked = ask(admission, null, 10);
    await aMoment();
    expect(asked.leaves).toHaveLength(4);
    for (const leave of [...asked.leaves]) leave();
    await aMoment();
    expect(asked.leaves).toHaveLength(8);
    await asked.settled;
    expect([asked.leaves.length, asked.rejected(), admission.rejected()]).toEqual([8, 2, 2]);
  });

  it("rejects a request only after the full wait, so that quick retries gain nothing", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const admission = fairAdmission(LIMITS);
    const greedy = ask(admission, GREEDY, 100);
    const other = ask(admission, OTHER, 2);
    await vi.advanceTimersByTimeAsync(LIMITS.waitMs - 1);
    expect([greedy.rejected(), other.rejected()]).toEqual([0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([greedy.leaves.length, greedy.rejected()]).toEqual([3, 97]);
    expect([other.leaves.length, other.rejected()]).toEqual([1, 1]);
  });

  it("counts no running request after the last one was released, however often it is released", async () => {
    const admission = fairAdmission(LIMITS);
    const asked = ask(admission, OTHER, 2);
    await asked.settled;
    for (const leave of [...asked.leaves, ...asked.leaves]) leave();
    expect(admission.active()).toBe(0);
  });

  it("reserves a quarter of the slots for other networks", async () => {
    const admission = fairAdmission(LIMITS);
    const greedy = ask(admission, GREEDY, 100);
    const other = ask(admission, OTHER, 1);
    await other.settled;
    expect(other.leaves).toHaveLength(1);
    expect(greedy.leaves).toHaveLength(3);
    await greedy.settled;
  });

  it("drops a waiting request of the network with the longest queue when another network asks", async () => {
    const admission = fairAdmission(LIMITS);
    const others = ask(admission, null, 4);
    const greedy = ask(admission, GREEDY, 100);
    const other = ask(admission, OTHER, 1);
    await aMoment();
    // After two releases, one request of each network is admitted, although the greedy one queued three first.
    for (const leave of others.leaves.slice(0, 2)) leave();
    await aMoment();
    expect([greedy.leaves.length, other.leaves.length]).toEqual([1, 1]);
    await Promise.all([greedy.settled, other.settled]);
  });
});
