import { expect, test } from "vitest";
import { call } from "./call.ts";

const ask = (response: Response) =>
  call({ origin: "http://localhost", locale: "en-CA", fetch: async () => response }, "POST", "/orders/set-costs", {});

test("An empty answer differs from a missing one: empty payload.", async () => {
  expect(await ask(new Response(""))).toEqual({ ok: false, status: 0, error: null, isEmpty: true });
  expect(await ask(new Response(" \n"))).toMatchObject({ isEmpty: true });
});

test("A truncated answer, or one of a proxy, counts as missing.", async () => {
  expect(await ask(new Response('{"costs":'))).toEqual({ ok: false, status: 0, error: null });
  expect(await ask(new Response("<h1>Bad gateway</h1>", { status: 502 }))).toEqual({
    ok: false,
    status: 0,
    error: null,
  });
});

test("An answer without content, such as 204, is an answer.", async () => {
  expect(await ask(new Response(null, { status: 204 }))).toMatchObject({ ok: true, answer: null });
});
