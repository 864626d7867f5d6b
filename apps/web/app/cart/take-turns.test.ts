import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

/** A save that is answered when the test says so, and what has begun. */
function aSave(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const save = () => {
    begun.push(name);
    return promise;
  };
  return { save, answer: () => resolve(name) };
}

test("ordering#cart-cookie: Two pages of a browser make their first saves one after the other, and the later ones at once.", async () => {
  const begun: string[] = [];
  const [one, other] = [takeTurns(), takeTurns()];
  const [first, second, third] = [aSave("first", begun), aSave("second", begun), aSave("third", begun)];
  const saved = [one(first.save), other(second.save)];
  await expect.poll(() => begun).toEqual(["first"]);
  first.answer();
  await expect.poll(() => begun).toEqual(["first", "second"]);
  const later = one(third.save);
  expect(begun).toEqual(["first", "second", "third"]);
  for (const { answer } of [second, third]) answer();
  expect(await Promise.all([...saved, later])).toEqual(["first", "second", "third"]);
});

test("ordering#cart-cookie: A page does not wait for ever for another one's first save, nor without locks.", async () => {
  const begun: string[] = [];
  const impatient = takeTurns({ request: () => Promise.reject(new DOMException("", "TimeoutError")) });
  const [late, unlocked] = [aSave("late", begun), aSave("unlocked", begun)];
  const saved = [impatient(late.save), takeTurns(null)(unlocked.save)];
  await expect.poll(() => begun.toSorted()).toEqual(["late", "unlocked"]);
  for (const { answer } of [late, unlocked]) answer();
  expect(await Promise.all(saved)).toEqual(["late", "unlocked"]);
  await expect(takeTurns()(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
});
