import { request } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { describe, expect, test } from "vitest";
import { listen } from "../listen.ts";
import { parseAddressRange } from "./address.ts";
import { clientAddressOf } from "./client-address.ts";
import type { ProxySettings } from "./proxy-headers.ts";

const loopback = [parseAddressRange("127.0.0.1")].flatMap((range) => range ?? []);

/**
 * Sends a target and headers to a server with these proxy settings, and returns the request as the server sees
 * it.
 */
async function taken(surroundings: Partial<ProxySettings>, target: string, headers: Record<string, string> = {}) {
  const show = (asked: Request, { incoming }: HttpBindings) =>
    Response.json({ url: asked.url, host: asked.headers.get("host"), from: clientAddressOf(incoming) });
  const { address, finish, close } = await listen({ host: "127.0.0.1", port: 0, ...surroundings }, show);
  const { port } = new URL(address);
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: target, headers: { host: "inside:3000", ...headers } });
    asked.on("error", reject).on("response", (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        body += part;
      });
      answer.on("end", () => resolve(answer.statusCode === 200 ? body : "null"));
    });
    asked.end();
  });
  await finish(100);
  await close(100);
  return JSON.parse(text) as { url: string; host: string; from: string } | null;
}

const overHttps = { "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1" };

describe("A request gets", () => {
  test("its own URL without a proxy.", async () => {
    const plain = { url: "http://inside:3000/braise?tableNum=12", host: "inside:3000", from: "127.0.0.1" };
    expect(await taken({}, "/braise?tableNum=12")).toEqual(plain);
    expect(await taken({}, "/braise?tableNum=12", overHttps)).toEqual(plain);
  });

  test("https if a trusted proxy says so.", async () => {
    expect(await taken({ trustedProxies: loopback }, "/braise", overHttps)).toEqual({
      url: "https://inside:3000/braise",
      host: "inside:3000",
      from: "198.51.100.1",
    });
    for (const said of ["http", "https, http", "httpsx", ""])
      expect((await taken({ trustedProxies: loopback }, "/", { "x-forwarded-proto": said }))?.url).toMatch(/^http:/);
  });

  test("the public origin, whatever Host the proxy sends.", async () => {
    expect(await taken({ publicOrigin: "https://order.example" }, "/braise?a=b")).toEqual({
      url: "https://order.example/braise?a=b",
      host: "order.example",
      from: "127.0.0.1",
    });
    expect((await taken({ publicOrigin: "https://order.example" }, "//evil.example/x"))?.url).toBe(
      "https://order.example//evil.example/x",
    );
  });

  test("a canteen's host, where people see the site too.", async () => {
    const surroundings = { publicOrigin: "https://order.example", cantineHosts: ["cantine.example"] };
    expect((await taken(surroundings, "/", { host: "Cantine.example" }))?.url).toBe("https://cantine.example/");
    expect((await taken(surroundings, "/", { host: "evil.example" }))?.url).toBe("https://order.example/");
  });

  test("the host in its target, but not the target's scheme.", async () => {
    expect((await taken({}, "https://order.example/braise"))?.url).toBe("http://order.example/braise");
    expect((await taken({}, "http://order.example?x"))?.url).toBe("http://order.example/?x");
  });

  test.each(["evil.example/path", "a b", "evil.example#", "user@evil.example"])(
    "a 400 if its Host is %j, also behind a proxy.",
    async (host) => {
      const answer = await taken({ trustedProxies: loopback }, "/braise", { ...overHttps, host }).catch(() => null);
      expect(answer).toBeNull();
    },
  );
});
