import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { importVenueFile } from "../../venue/venue-files/import-venue-file.ts";

const { pool } = await testDatabase();
const lines: string[] = [];
const logger = pino({ level: "info" }, { write: (text: string) => void lines.push(text) });
await importVenueFile(pool, GRILL, { now: new Date("2026-11-20T17:00:00Z") });
const api = await createApi({ pool, logger, clock: () => new Date("2026-11-20T17:00:00Z") });
afterAll(() => api.stop());
beforeEach(() => {
  lines.length = 0;
});

const fetch = (path: string, init: RequestInit = {}) => api.fetch(new Request(`http://comptoir.test${path}`, init));

describe("The log of requests", () => {
  it("has one line for each, with ids, status and time", async () => {
    await fetch("/menu/the-grill/data.json", { headers: { "x-request-id": "from-the-proxy-1" } });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      event: "request",
      request_id: "from-the-proxy-1",
      method: "GET",
      route: "/menu/:slug/data.json",
      status: 200,
      ms: expect.any(Number),
    });
  });

  it("has no typed text and no network address", async () => {
    const secrets = [
      "Gabrielle",
      "gabrielle@example.test",
      "416-555-0101",
      "GUESSED-CODE",
      "Allergic to nuts",
      "203.0.113.9",
    ];
    const [full_name, email, phone_number, code, memo] = secrets;
    const items = [{ ...line(11), orderOptions: [{ memo: true, values: [{ name: memo, price: "0.00" }] }] }];
    const body = {
      items,
      type: "dine-in",
      costs: { voucher: { code } },
      checkout: { contact: { full_name, email, phone_number } },
    };
    await api.fetch(
      new Request(`http://comptoir.test/api/orders/set-costs?email=${email}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...AT_THE_GRILL },
        body: JSON.stringify(body),
      }),
      { clientAddress: "203.0.113.9" },
    );
    expect(lines.map((text) => JSON.parse(text).event)).toEqual(["wrong_code", "failure_counted", "request"]);
    for (const secret of secrets) expect(lines.join()).not.toContain(secret);
  });

  it("cannot be made to write a second line by the content of a request", async () => {
    await fetch("/api/none%0d%0a{%22event%22:%22forged%22}", { headers: { "x-request-id": "a b\tforged" } });
    await fetch("/api/orders/forged%0A%0D", {});
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toContain("forged");
    for (const text of lines) expect(text.trim().split("\n")).toHaveLength(1);
  });
});

describe("/metrics", () => {
  it("counts requests by route and outcome", async () => {
    await fetch("/menu/the-grill/data.json");
    const text = await (await fetch("/metrics")).text();
    expect(text).toMatch(
      /comptoir_request_seconds_count\{method="GET",route="\/menu\/:slug\/data.json",status="200"\} \d+/,
    );
  });
});
