import { randomUUID } from "node:crypto";
import { fixedClock } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import pino from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../testing/grill.ts";
import { aSubmit } from "../testing/submit.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool } = await testDatabase();
const clock = fixedClock();
clock.set("2026-11-20T17:00:00Z");
const lines: string[] = [];
const logger = pino({ timestamp: pino.stdTimeFunctions.isoTime }, { write: (text: string) => void lines.push(text) });
const api = await createApi({ pool, clock: clock.now, logger });
afterAll(() => api.stop());
await importVenueFile(
  pool,
  { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } },
  { now: clock.now() },
);
await api.whenCaughtUp();
beforeEach(() => {
  lines.length = 0;
});

const ADDRESS = "203.0.113.9";
const SECRET = "s".repeat(43);
const SESSION = { cookie: `comptoir_session=${SECRET}` };
const COSTS = "/api/orders/set-costs";
/** Input that would forge a log field or a log line if it were written without escaping. */
const FORGED = '","forged":"';
const FORGED_LINE = '\r\n{"event":"forged","security":true}\r\n';

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request(`http://comptoir.test${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-request-id": "from-the-proxy-1",
      ...AT_THE_GRILL,
      ...SESSION,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const response = await api.fetch(request, { clientAddress: ADDRESS });
  return { status: response.status, body: await response.json() };
}

/** Returns the security events logged since the test began; checks that each entry is one line. */
function events(): Record<string, unknown>[] {
  for (const text of lines) expect(text.trim().split(/[\r\n]/)).toHaveLength(1);
  return lines.map((text) => JSON.parse(text)).filter(({ security }) => security === true);
}

const costsWith = (costs: object) => ({ items: [line(11)], type: "dine-in", costs });

async function payWith(number: string) {
  const issued = await post("/sandbox-gateway/tokens", { number, expiry_date: "12/29" });
  const checkout = { contact: { full_name: "Ada Lovelace" }, paymentMethod: "credit_card", card: issued.body };
  const answer = await post("/api/orders", aSubmit({ items: [STEAK], checkout }));
  expect(answer.status, JSON.stringify([issued, answer])).toBe(402);
}

describe("Promise 46: one line for each security event", () => {
  it.each<[string, () => Promise<unknown>, object]>([
    [
      "a call from another site's page",
      () => post(COSTS, costsWith({}), { origin: "https://evil.example" }),
      { event: "origin_refused" },
    ],
    [
      "the same at the sandbox",
      () => post("/sandbox-gateway/tokens", {}, { origin: "https://evil.example" }),
      { event: "origin_refused" },
    ],
    [
      "a wrong gift card",
      () => post(COSTS, costsWith({ voucher: { code: `CODE${FORGED}` } })),
      { event: "wrong_code", kind: "gift-card" },
    ],
    [
      "a wrong discount",
      () => post(COSTS, costsWith({ discount: { code: `NO-SUCH${FORGED}` } })),
      { event: "wrong_code", kind: "discount" },
    ],
    [
      "a wrong member",
      () =>
        post(COSTS, {
          ...costsWith({}),
          checkout: { memberInfo: { identifier: "eve@example.test", promosApplied: true } },
        }),
      { event: "wrong_code", kind: "member" },
    ],
    [
      "a card's number where none belongs",
      () => post(COSTS, { ...costsWith({}), tableNum: "4111 1111 1111 1111" }),
      { event: "card_number_refused" },
    ],
    ["a declined card", () => payWith("4000000000000002"), { event: "card_declined" }],
    ["a card whose bank asks", () => payWith("4000002760003184"), { event: "card_challenged" }],
    [
      "a real card in the sandbox",
      () => post("/sandbox-gateway/tokens", { number: "4539578763621486", expiry_date: "12/29" }),
      { event: "sandbox_misused", reason: "not_a_test_card" },
    ],
    [
      "a challenge that was never asked",
      () => post("/sandbox-gateway/challenges/made-up", {}),
      { event: "sandbox_misused", reason: "unknown_challenge" },
    ],
  ])(
    "for %s, with time, actor, restaurant and request, and nothing that was typed",
    async (_what, provoke, expected) => {
      await provoke();
      expect(events()).toEqual([
        expect.objectContaining({
          ...expected,
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          request_id: "from-the-proxy-1",
          restaurant_id: "7",
          address: expect.stringMatching(/^[\w-]{16}$/),
        }),
      ]);
      const all = lines.join("").replace(/[\s-]/g, "");
      for (const secret of ["forged", SECRET, ADDRESS, "eve@", "Ada", "4111111111111111", "4539578763621486", "CODE"])
        expect(all).not.toContain(secret);
    },
  );

  it("for guesses beyond the limit, with the visitor, although the bill is returned", async () => {
    const guess = () =>
      post(COSTS, costsWith({ voucher: { code: randomUUID() } }), { cookie: `comptoir_session=${"g".repeat(43)}` });
    for (let turn = 0; turn < 10; turn += 1) await guess();
    lines.length = 0;
    expect((await guess()).status).toBe(200);
    expect(events()).toEqual([
      expect.objectContaining({
        event: "limit_reached",
        limit: "gift-card",
        restaurant_id: "7",
        session: expect.stringMatching(/^[\w-]{16}$/),
      }),
    ]);
  });

  it("without a forged second line from CR and LF in a request", async () => {
    for (const body of [
      costsWith({ voucher: { code: `CODE${FORGED_LINE}` } }),
      costsWith({ discount: { code: FORGED_LINE } }),
      { ...costsWith({}), tableNum: `4111 1111 1111 1111${FORGED_LINE}` },
      { [FORGED_LINE]: FORGED_LINE },
    ])
      await post(COSTS, body);
    expect(events().map(({ event }) => event)).toEqual(["card_number_refused"]);
    const written = lines.map((text) => JSON.parse(text).event);
    expect(written.filter((event) => event !== "failure_counted")).toHaveLength(5);
    expect(lines.join("")).not.toContain("forged");
  });

  it("and none for ordinary mistakes", async () => {
    expect((await post(COSTS, costsWith({}))).status).toBe(200);
    expect((await post(COSTS, { items: "none" })).status).toBe(400);
    expect(events()).toEqual([]);
  });
});
