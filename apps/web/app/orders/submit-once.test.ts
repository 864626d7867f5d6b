import type { ErrorBody, OrderData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { describe, expect, test } from "vitest";
import { type SubmitCalls, submitOnce } from "./submit-once.ts";

type Answer = CallResult<{ readonly order: OrderData }>;

const ORDER = { id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", number: "42", type: "dine-in" } as OrderData;
const SUBMITTED: Answer = { ok: true, answer: { order: ORDER }, headers: new Headers() };
const LOST: Answer = { ok: false, status: 0, error: null };
const UNKNOWN_KEY: Answer = refusal(404, "not_found");

function refusal(status: number, code: ErrorBody["code"], headers: Record<string, string> = {}): Answer {
  return { ok: false, status, error: { code, message: String(code) }, headers: new Headers(headers) };
}

/** Returns a fake server that gives its answers in turn, repeats the last one, and logs the calls. */
function aServer(script: { readonly submit?: readonly Answer[]; readonly find?: readonly Answer[] }) {
  const log: string[] = [];
  const answersInTurn = (name: string, answers: readonly Answer[]) => {
    let turn = 0;
    return async () => {
      log.push(name);
      const answer = answers[Math.min(turn, answers.length - 1)];
      turn += 1;
      if (answer === undefined) throw new Error(`${name} was not expected`);
      return answer;
    };
  };
  const calls: SubmitCalls = {
    submit: answersInTurn("submit", script.submit ?? []),
    find: answersInTurn("find", script.find ?? []),
    wait: async (ms) => void log.push(`wait ${ms}`),
  };
  return { calls, log };
}

describe("submitting a checkout", () => {
  test("In a maintenance window no order is placed: the refusal is returned, without a retry.", async () => {
    const { calls, log } = aServer({ submit: [refusal(503, "maintenance")] });
    expect(await submitOnce(calls)).toMatchObject({ kind: "refused", error: { code: "maintenance" } });
    expect(log).toEqual(["submit"]);
  });

  test("An order is submitted with one call.", async () => {
    const { calls, log } = aServer({ submit: [SUBMITTED] });
    expect(await submitOnce(calls)).toMatchObject({ kind: "submitted", order: ORDER });
    expect(log).toEqual(["submit"]);
  });

  test("After a lost answer the order is looked up by its key before a retry.", async () => {
    const { calls, log } = aServer({ submit: [LOST], find: [SUBMITTED] });
    expect(await submitOnce(calls)).toMatchObject({ kind: "submitted", order: ORDER });
    expect(log).toEqual(["submit", "find"]);
  });

  test("If the lookup finds no order, the retry uses the same key.", async () => {
    const { calls, log } = aServer({ submit: [LOST, SUBMITTED], find: [UNKNOWN_KEY] });
    expect((await submitOnce(calls)).kind).toBe("submitted");
    expect(log).toEqual(["submit", "find", "wait 1000", "submit"]);
  });

  test("Without any answer the diner is told that the order may be placed.", async () => {
    const { calls, log } = aServer({ submit: [LOST], find: [LOST] });
    expect(await submitOnce(calls)).toEqual({ kind: "unknown" });
    expect(log.filter((call) => call === "submit")).toHaveLength(1);
  });

  test("A server error counts as a lost answer, because the order may be placed.", async () => {
    const { calls } = aServer({ submit: [refusal(500, "internal")], find: [SUBMITTED] });
    expect((await submitOnce(calls)).kind).toBe("submitted");
  });

  test("While the order is in progress, the wait is as long as `Retry-After` says.", async () => {
    const busy = refusal(409, "in_progress", { "retry-after": "2" });
    const { calls, log } = aServer({ submit: [busy, busy, SUBMITTED] });
    expect((await submitOnce(calls)).kind).toBe("submitted");
    expect(log).toEqual(["submit", "wait 2000", "submit", "wait 2000", "submit"]);
  });

  test("A refusal is returned unchanged, without a retry.", async () => {
    const { calls, log } = aServer({ submit: [refusal(409, 428)] });
    expect(await submitOnce(calls)).toMatchObject({ kind: "refused", status: 409, error: { code: 428 } });
    expect(log).toEqual(["submit"]);
  });

  test("An unreachable processor is a refusal: nothing was charged.", async () => {
    const { calls } = aServer({ submit: [refusal(502, 1803)] });
    expect((await submitOnce(calls)).kind).toBe("refused");
  });

  test("If the cart was sent with its key before, the key's order is its result, even if the body differs.", async () => {
    const { calls, log } = aServer({ submit: [refusal(422, "idempotency_mismatch")], find: [SUBMITTED] });
    expect(await submitOnce(calls, { wasSent: true })).toMatchObject({ kind: "submitted", isFound: true });
    expect(log).toEqual(["submit", "find"]);
  });

  test("An order of a key that this cart was never sent with is not shown as this cart's.", async () => {
    const { calls, log } = aServer({ submit: [refusal(422, "idempotency_mismatch")], find: [SUBMITTED] });
    expect(await submitOnce(calls)).toEqual({ kind: "key-spent" });
    expect(log).toEqual(["submit"]);
  });

  test("A key that was refused with another body is spent.", async () => {
    const { calls } = aServer({ submit: [refusal(422, "idempotency_mismatch")], find: [UNKNOWN_KEY] });
    expect(await submitOnce(calls, { wasSent: true })).toEqual({ kind: "key-spent" });
  });

  test("After an unanswered checkout its order is looked up before a submit.", async () => {
    const { calls, log } = aServer({ find: [SUBMITTED] });
    expect((await submitOnce(calls, { mayBePlaced: true })).kind).toBe("submitted");
    expect(log).toEqual(["find"]);
  });

  test("Promise 8, lost answer: whichever calls are cut, and however often, an order is placed once.", async () => {
    for (let cuts = 0; cuts < 2 ** 6; cuts += 1) {
      let orders = 0;
      let stands = false;
      let turn = 0;
      // Each call reaches the server; its answer is lost if the call's bit is set.
      const cut = (answer: Answer) => ((cuts >> turn++) & 1 ? LOST : answer);
      const calls: SubmitCalls = {
        submit: async () => {
          if (!stands) orders += 1;
          stands = true;
          return cut(SUBMITTED);
        },
        find: async () => cut(stands ? SUBMITTED : UNKNOWN_KEY),
        wait: async () => {},
      };
      const outcome = await submitOnce(calls);
      if (outcome.kind === "unknown") expect((await submitOnce(calls, { mayBePlaced: true })).kind).toBe("submitted");
      expect(orders).toBe(1);
    }
  });
});
