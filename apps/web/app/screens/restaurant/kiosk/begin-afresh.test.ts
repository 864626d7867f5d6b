import { describe, expect, test } from "vitest";
import { createLoadContext } from "../../../load-context.ts";
import { resetTablet } from "./reset-tablet.ts";

const COOKIES = "name=Noor; email=noor%40example.com; cart=c-1";

/** Requests a tablet's URL with a guest's cookies. Returns null if the page itself is answered. */
async function ask(address: string, { method = "GET", ...headers }: Record<string, string> = {}) {
  const asked: string[] = [];
  const api = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(null, { status: 204, headers: { "set-cookie": "cart=; Max-Age=0" } });
  };
  const request = new Request(new URL(address, "http://comptoir.example"), {
    method,
    headers: { cookie: COOKIES, ...headers },
  });
  const url = new URL(request.url.replace(".data", ""));
  const answer = await resetTablet({ request, url, context: createLoadContext({ api, cspNonce: "n" }) });
  return answer && { answer, asked, page: await answer.text() };
}

describe("people#kiosk: a venue's own tablet", () => {
  test.each([
    ["/grill?takeout&kiosk", "?takeout=&kiosk=true"],
    ["/grill?kiosk=1", "?kiosk=true"],
  ])("is reset at %s: the guest's cookies are deleted, and the page continues at %s.", async (link, next) => {
    const begun = await ask(link);
    const dropped = begun?.answer.headers.getSetCookie().map((cookie) => cookie.split("=", 1)[0]);
    expect(dropped).toEqual(expect.arrayContaining(["cart", "person", "name", "email", "phone", "legal", "member"]));
    expect(begun?.answer.headers.get("cache-control")).toBe("no-store");
    expect(begun?.page).toContain(`location.replace("${next}")</script>`);
    expect(begun?.page).toContain(`url=${next.replace("&", "&amp;")}"`);
    expect(begun?.asked).toHaveLength(1);
  });

  test("is reset at a kept page, such as a bookmark.", async () => {
    expect(await ask("/grill?kiosk=true", { "sec-fetch-site": "none" })).not.toBeNull();
  });

  test.each([
    ["a reload", "/grill/cart?kiosk=true", { "sec-fetch-site": "same-origin" }],
    ["a page of the site, in a browser without sec-fetch-site", "/grill?kiosk=true", {}],
    ["the return from a bank", "/grill/checkout?kiosk=true", { "sec-fetch-site": "cross-site" }],
    ["the data of a page", "/grill.data?kiosk", {}],
    ["a form", "/grill?kiosk", { method: "POST" }],
  ])("keeps its guest at %s.", async (_name, address, headers) => {
    expect(await ask(address, headers)).toBeNull();
  });

  test("escapes its URL in the markup.", async () => {
    const begun = await ask("/grill?kiosk&tableNum=%3C/script%3E%22%27");
    expect(begun?.page.match(/<\/script>/g)).toHaveLength(1);
  });
});
