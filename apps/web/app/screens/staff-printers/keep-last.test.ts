import { expect, test } from "vitest";
import { freshAddress, isFresh, keepLast, rememberLoaded } from "./keep-last.ts";

const page = { url: "https://order.example/staff/printers?way=epson" };
const failing = (error: unknown) => () => Promise.reject(error);
const refusal = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("Without a network or while the server is busy, a page stays as it was, also right after it was opened.", async () => {
  rememberLoaded(`${page.url}#add-printer`, "as opened");
  expect(await keepLast(page, failing(new TypeError("Failed to fetch")))).toBe("as opened");
  expect(await keepLast(page, async () => "as loaded")).toBe("as loaded");
  for (const status of [429, 503]) expect(await keepLast(page, failing(refusal(status)))).toBe("as loaded");
});

test("What changes is asked for at the page's own address; without an answer the page stays as it is.", async () => {
  const url = freshAddress(page.url);
  expect([isFresh(new URL(url)), isFresh(new URL(page.url))]).toEqual([true, false]);
  expect(isFresh(new URL(freshAddress("https://order.example/staff/printers")))).toBe(true);
  expect(await keepLast({ url }, failing(new TypeError("Failed to fetch")))).toEqual({});
  expect(await keepLast({ url }, async () => ({ printers: [] }))).toEqual({ printers: [] });
  expect(await keepLast({ url }, failing(refusal(503)))).toEqual({ printers: [] });
  const gone = refusal(404);
  await expect(keepLast({ url }, failing(gone))).rejects.toBe(gone);
});

test("Another page, a redirect and a refusal are not answered with what was loaded before.", async () => {
  rememberLoaded(page.url, "as opened");
  const gone = refusal(404);
  await expect(keepLast(page, failing(gone))).rejects.toBe(gone);
  const redirect = new Response(null, { status: 302 });
  await expect(keepLast(page, failing(redirect))).rejects.toBe(redirect);
  const lost = new TypeError("Failed to fetch");
  await expect(keepLast({ url: "https://order.example/staff/printers" }, failing(lost))).rejects.toBe(lost);
});
