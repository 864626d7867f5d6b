import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { answerWithPage, type KeptPage, keepPage } from "./kept-page.ts";

/** Builds a page with enough text to make compression levels differ. */
function aPage(name: string): string {
  const dishes = Array.from({ length: 400 }, (_, at) => {
    const words = [at * 7_919, at ** 3, at * 104_729].map((number) => number.toString(36)).join(" ");
    return `<li class="dish-${at % 7}"><b>${words}</b> with ${words.split("").reverse().join("")}</li>`;
  });
  return `<h1>${name}</h1><ul>${dishes.join("")}</ul>`;
}

async function ask(page: KeptPage): Promise<Uint8Array> {
  const request = new Request("http://localhost/grill", { headers: { "accept-encoding": "br" } });
  return new Uint8Array(await (await answerWithPage(page, request, false)).arrayBuffer());
}
const sizes = (pages: readonly KeptPage[]) => Promise.all(pages.map(async (page) => (await ask(page)).length));

/** Counts the pages that shrank after a pause for background compression. */
async function countSmaller(pages: readonly KeptPage[], before: readonly number[]): Promise<number> {
  const isSmaller = (sizes: readonly number[]) => sizes.filter((size, at) => size < (before[at] ?? 0)).length;
  await pause(1_000);
  return isSmaller(await sizes(pages));
}

test("A page that is requested again is recompressed at the highest level, one page at a time, with the same content.", async () => {
  const pages = await Promise.all(["Table 1", "Table 2", "Table 3"].map((name) => keepPage(aPage(name), "a-nonce")));
  const first = await sizes(pages);
  expect(await sizes(pages)).toEqual(first);
  // Each round of requests recompresses one page, since recompression runs one page at a time.
  for (const expected of [1, 2, 3]) expect(await countSmaller(pages, first)).toBe(expected);
  const [page] = pages;
  if (page) expect(brotliDecompressSync(await ask(page)).toString()).toBe(aPage("Table 1"));
});
