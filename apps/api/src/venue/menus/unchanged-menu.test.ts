import { beforeEach, describe, expect, it } from "vitest";
import { GRILL } from "../../testing/grill.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { api, load } = await openTestApi();
const url = "/menu/the-grill/data.json";
const REQUEST_ID = "asked-again-1";

const ask = (headers: Record<string, string>) => api.fetch(new Request(`http://comptoir.test${url}`, { headers }));

/** Requests the current menu and returns its ETag. */
const tagOf = async (acceptEncoding: string) => {
  const { status, headers } = await ask({ "accept-encoding": acceptEncoding });
  expect(status).toBe(200);
  return headers.get("etag") ?? "";
};
const askAgain = (tag: string, acceptEncoding = "br", but: object = {}) =>
  api.unchangedMenu({
    method: "GET",
    url,
    headers: { "if-none-match": tag, "accept-encoding": acceptEncoding, "x-request-id": REQUEST_ID },
    ...but,
  });

beforeEach(() => load(GRILL));

describe("Menu data that has not changed", () => {
  it.each(["br", "gzip", "identity"])("is answered at once as by all other steps: %s", async (encoding) => {
    const tag = await tagOf(encoding);
    const headers = { "accept-encoding": encoding, "if-none-match": tag, "x-request-id": REQUEST_ID };
    const answer = await ask(headers);
    expect(answer.status).toBe(304);
    expect(askAgain(tag, encoding)).toEqual(Object.fromEntries(answer.headers));
    expect(askAgain(`"another", W/${tag}`, encoding, { url: `https://order.example${url}?v=1` })).not.toBeNull();
  });

  it.each([
    ["another tag", { headers: { "if-none-match": '"another"', "accept-encoding": "br" } }],
    ["no tag", { headers: { "accept-encoding": "br" } }],
    ["another restaurant", { url: "/menu/nobody/data.json" }],
    ["another path", { url: `/api${url}` }],
    ["a name that is written in percents", { url: "/menu/the%2dgrill/data.json" }],
    ["another method", { method: "HEAD" }],
    ["an encoding that nobody had yet", { headers: { "if-none-match": "*", "accept-encoding": "gzip" } }],
  ])("is not claimed of %s", async (_of, but) => {
    const tag = await tagOf("br");
    expect(askAgain(tag)).not.toBeNull();
    expect(askAgain(tag, "br", but)).toBeNull();
  });

  it("is not claimed of a menu that changed", async () => {
    const tag = await tagOf("br");
    expect(askAgain(tag)).not.toBeNull();
    const [first, ...others] = GRILL.menus;
    await load({ ...GRILL, menus: [{ ...first, name: "Renamed" }, ...others] });
    expect(askAgain(tag)).toBeNull();
    expect(askAgain(await tagOf("br"))).not.toBeNull();
    expect(askAgain(tag)).toBeNull();
  });
});
