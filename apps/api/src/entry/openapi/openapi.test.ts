import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PARTNER_EVENTS } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { openTestApi } from "../../testing/test-api.ts";

const { api, call } = await openTestApi();
const ask = (path: string, headers: Record<string, string> = {}) =>
  api.fetch(new Request(`http://comptoir.test${path}`, { headers }));

describe("/api/openapi.json", () => {
  it("has every call that the api answers, and no other", async () => {
    const { body } = await call("/api/openapi.json");
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
    );
    const aboutItself = new Set(["GET /api/openapi.json", "GET /api/docs"]);
    const answered = api.app.routes
      .filter(({ method, path }) => method !== "ALL" && /^\/(api|menu)\//.test(path) && !path.includes("*"))
      // Printers speak their makers' protocols there.
      .filter(({ path }) => !path.startsWith("/api/print/"))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !aboutItself.has(name));
    expect([...new Set(answered)].sort()).toEqual(documented.sort());
  });

  it("names who may make a call, and the least role of staff", async () => {
    const { body } = await call("/api/openapi.json");
    expect(body.paths["/api/staff/people"].post).toMatchObject({ "x-roles": ["staff"], "x-staff-role": "manager" });
    expect(body.paths["/api/staff/pin"].post).toMatchObject({ "x-staff-role": "kitchen" });
    expect(body.paths["/api/orders"].post).not.toHaveProperty("x-staff-role");
  });

  it("has the calls that endpoints get, with an example of each body", async () => {
    const { body } = await call("/api/openapi.json");
    expect(Object.keys(body.webhooks)).toEqual([...PARTNER_EVENTS, "test"]);
    const placed = body.webhooks["order.placed"].post;
    expect(placed.requestBody.content["application/json"].example.data.totals.totalWithTip).toBe("36.68");
    expect(placed.parameters.map(({ name }: { name: string }) => name)).toEqual([
      "webhook-id",
      "webhook-timestamp",
      "webhook-signature",
    ]);
  });

  it("has an example of every body and every answer", async () => {
    const { body } = await call("/api/openapi.json");
    const setCosts = body.paths["/api/orders/set-costs"].post;
    expect(setCosts.requestBody.content["application/json"].example.items[0].orderPrice).toBe("28.00");
    expect(setCosts.responses[200].content["application/json"].example.costs.totalWithTip).toBe("36.68");
  });

  it.each(["/api/openapi.json", "/api/docs"])("is compressed here, once, not for each answer: %s", async (path) => {
    const plain = await (await ask(path)).text();
    for (const [encoding, unpack] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const answer = await ask(path, { "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("accept-encoding");
      expect(unpack(await answer.arrayBuffer()).toString()).toBe(plain);
    }
  });

  it("is there for people, without a script or anything from elsewhere", async () => {
    const response = await ask("/api/docs");
    const page = await response.text();
    expect(page).toContain('<article id="setCosts">');
    expect(page).toContain("For staff, from the role <code>manager</code>.");
    expect(page).toContain("For keys with the scope <code>orders:write</code>.");
    expect(page).not.toMatch(/<script|(?:src|href|action)="https?:|url\(/);
    expect(response.headers.get("content-security-policy")).toContain("style-src 'sha256-");
  });
});
