import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { type Answer, openTestApi } from "../testing/test-api.ts";

const { api, call, load, pool } = await openTestApi();
await load(GRILL);

function expectHeaders({ headers }: Pick<Answer, "headers">) {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toContain("max-age=");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
}

describe("Promise 43: headers on every answer", () => {
  it.each(["/menu/the-grill/data.json", "/api/openapi.json", "/api/docs", "/api/none", "/healthz", "/metrics"])(
    "%s has them",
    async (path) => expectHeaders(await call(path)),
  );

  it("refusals have them too, with no-store if they may be personal", async () => {
    const refused = await call("/api/orders/validate", { itemsInCart: [line(12)], type: "dine-in" }, AT_THE_GRILL);
    expectHeaders(refused);
    expect(refused.headers.get("cache-control")).toBe("no-store");
  });

  it("failures have them too, and reveal only their request id", async () => {
    await pool.query("alter table carts rename to carts_away");
    const failed = await call("/api/orders/set-costs", { items: [line(11)], type: "dine-in" }, AT_THE_GRILL);
    await pool.query("alter table carts_away rename to carts");
    expectHeaders(failed);
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({
      code: "internal",
      message: expect.any(String),
      request_id: failed.headers.get("x-request-id"),
    });
  });

  it("the cookies of session and cart cannot be read by scripts, and on https are bound to the host", async () => {
    const response = await api.fetch(
      new Request("https://order.example/api/orders/set-costs", {
        method: "POST",
        headers: { "content-type": "application/json", ...AT_THE_GRILL },
        body: JSON.stringify({ items: [], type: "dine-in" }),
      }),
    );
    const cookies = response.headers.getSetCookie().sort();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-comptoir_cart=/),
      expect.stringMatching(/^__Host-comptoir_session=/),
    ]);
    for (const cookie of cookies)
      for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(attribute);
  });

  it("another site's page cannot make changes for a visitor", async () => {
    const body = { items: [], type: "dine-in" };
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ] as Record<string, string>[]) {
      const answer = await call("/api/orders/set-costs", body, { ...AT_THE_GRILL, ...headers });
      expect(answer).toMatchObject({ status: 403, body: { code: "forbidden_origin" } });
    }
    const own = await call("/api/orders/set-costs", body, { ...AT_THE_GRILL, origin: "http://comptoir.test" });
    expect(own.status).toBe(200);
  });
});
