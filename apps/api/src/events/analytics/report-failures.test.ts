import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { Failure } from "./port.ts";
import { reportFailures } from "./report-failures.ts";

const BODY = { data: { checkout: { paymentMethod: "credit_card", contact: { email: "a.person@example.ca" } } } };

/**
 * Returns the failures that one call reports. The call is answered with the error `answer`, or succeeds if it
 * is null.
 */
async function reported(
  answer: "cardDeclined" | "challengeRequired" | null,
  { body = BODY, headers = {} }: { body?: object | string; headers?: Record<string, string> } = {},
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const app = new Hono<ApiEnv>();
  app.use("/api/orders/*", reportFailures({ analytics: { report: (failure) => failures.push(failure) } }));
  app.post("/api/orders", (c) => (answer === null ? c.json({}) : refuse(c, answer)));
  const text = typeof body === "string" ? body : JSON.stringify(body);
  await app.request("/api/orders", { method: "POST", headers, body: text });
  return failures;
}

test("A failed submit is reported with its payment method and the meaning of its code, and without personal data.", async () => {
  expect(await reported("cardDeclined")).toEqual([
    {
      call: "/orders",
      code: 200,
      meanings: ["unable-to-make-payment"],
      paymentMethod: "credit_card",
      restaurantId: null,
    },
  ]);
});

test("A successful answer, or a step of a submit in progress, is not a failure.", async () => {
  expect(await reported(null)).toEqual([]);
  expect(await reported("challengeRequired")).toEqual([]);
});

test("A visitor who sends Do Not Track is not reported.", async () => {
  expect(await reported("cardDeclined", { headers: { "sec-gpc": "1" } })).toEqual([]);
  expect(await reported("cardDeclined", { headers: { dnt: "1" } })).toEqual([]);
});

test("Text that a body has instead of a payment method is not repeated.", async () => {
  const odd = { data: { checkout: { paymentMethod: "a.person@example.ca" } } };
  expect(await reported("cardDeclined", { body: odd })).toMatchObject([{ paymentMethod: null }]);
  for (const body of ["", "null", "[]", '{"data":null}']) {
    expect(await reported("cardDeclined", { body }), body).toMatchObject([{ paymentMethod: null }]);
  }
});
