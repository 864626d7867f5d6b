import { describe, expect, it } from "vitest";
import { serializeByKey } from "./serialize-by-key.ts";

type Asked = { readonly key: string; readonly answer: PromiseWithResolvers<string> };
const question = (key: string): Asked => ({ key, answer: Promise.withResolvers() });

/** Queue whose calls the test answers, with the list of running calls. */
function aQueue() {
  const running: Asked[] = [];
  const turns = serializeByKey(
    async (asked: Asked) => {
      running.push(asked);
      return asked.answer.promise;
    },
    ({ key }) => key,
  );
  return { turns, running };
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("Calls in turn", () => {
  it("run one after the other if they have one key, and concurrently if they have not", async () => {
    const { turns, running } = aQueue();
    const [first, second, other] = [question("one"), question("one"), question("other")];
    const answers = [first, second, other].map((asked) => turns.ask(asked));
    await aMoment();
    expect(running).toEqual([first, other]);
    expect([turns.count(first), turns.count(other)]).toEqual([2, 1]);
    first.answer.resolve("a");
    other.answer.resolve("c");
    await aMoment();
    expect(running).toEqual([first, other, second]);
    second.answer.resolve("b");
    expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
    expect([turns.count(first), turns.count(other)]).toEqual([0, 0]);
  });

  it("fail with the call that they wait for, and later calls do not", async () => {
    const { turns, running } = aQueue();
    const [first, second, later] = [question("one"), question("one"), question("one")];
    const answers = [first, second].map((asked) => turns.ask(asked));
    first.answer.reject(new Error("away"));
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(running).toEqual([first]);
    later.answer.resolve("back");
    expect(await turns.ask(later)).toBe("back");
  });
});
