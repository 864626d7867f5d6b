import type { z } from "zod";
import type { anotherRound } from "./another-round.ts";
import type { addItem, savedCart, validateCart } from "./cart.ts";
import type { setCosts } from "./costs.ts";
import type { ErrorBody, ErrorCodeOf } from "./errors.ts";
import type { findTimes, getNextOrderQueueTime } from "./fulfilment.ts";
import type { JsonSchema } from "./json.ts";
import type { orderNotification } from "./notification.ts";
import type { cancelOrder, getOrder, getOrderByReference, submitOrder } from "./orders.ts";
import type { getPaymentConfig } from "./payment.ts";
import type { autocompleteSearch } from "./places.ts";
import type { getAnnouncements } from "./venues.ts";

/** What is only read is as good as what may be changed. */
type Written<Value> = Value extends object ? { readonly [Key in keyof Value]: Written<Value[Key]> } : Value;
type BodyOf<Route> = Route extends { request: { body: infer Body } }
  ? JsonSchema<Body> extends z.ZodType
    ? Written<z.input<JsonSchema<Body>>>
    : undefined
  : undefined;
type SuccessOf<Route> = Route extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Ok
    : Responses extends { 201: infer Created }
      ? Created
      : never
  : never;
type AnswerOf<Route> = JsonSchema<SuccessOf<Route>> extends z.ZodType ? z.output<JsonSchema<SuccessOf<Route>>> : never;

/** What a call came to: its answer, the server's refusal, or no answer at all (the network, a cut connection). */
export type CallResult<Answer, Code = ErrorBody["code"]> =
  | { readonly ok: true; readonly answer: Answer; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly error: ErrorBody<Code>; readonly headers?: Headers }
  | { readonly ok: false; readonly status: 0; readonly error: null };

/** Where calls go and in whose name. On the server `fetch` is the api's own, in the browser the platform's. */
export type Caller = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly restaurantId?: string | number;
  readonly locale: string;
  /** Headers that go along, for example the visitor's cookie when a page is rendered on the server. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

async function call<Route>(
  caller: Caller,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<CallResult<AnswerOf<Route>, ErrorCodeOf<Route>>> {
  const request = new Request(`${caller.origin}/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      "x-locale": caller.locale,
      ...(caller.restaurantId === undefined ? {} : { "x-restaurant-id": String(caller.restaurantId) }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...caller.headers,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(caller.signal ? { signal: caller.signal } : {}),
  });
  try {
    const response = await caller.fetch(request);
    const answer = await response.json();
    if (response.ok) return { ok: true, answer: answer as AnswerOf<Route>, headers: response.headers };
    return {
      ok: false,
      status: response.status,
      error: answer as ErrorBody<ErrorCodeOf<Route>>,
      headers: response.headers,
    };
  } catch {
    return { ok: false, status: 0, error: null };
  }
}

const segment = (id: string | number) => encodeURIComponent(String(id));

/** The calls of the contract, typed by its routes; only their types are imported, so that no schema reaches the browser. */
export const calls = {
  getAnnouncements: (caller: Caller, id: string | number) =>
    call<typeof getAnnouncements>(caller, "GET", `/restaurants/${segment(id)}/announcements`),
  autocompleteSearch: (caller: Caller, body: BodyOf<typeof autocompleteSearch>) =>
    call<typeof autocompleteSearch>(caller, "POST", "/restaurants/autocomplete-search", body),
  addItem: (caller: Caller, body: BodyOf<typeof addItem>) => call<typeof addItem>(caller, "POST", "/orders/item", body),
  validateCart: (caller: Caller, body: BodyOf<typeof validateCart>) =>
    call<typeof validateCart>(caller, "POST", "/orders/validate", body),
  savedCart: (caller: Caller) => call<typeof savedCart>(caller, "GET", "/cart"),
  setCosts: (caller: Caller, body: BodyOf<typeof setCosts>) =>
    call<typeof setCosts>(caller, "POST", "/orders/set-costs", body),
  getNextOrderQueueTime: (caller: Caller) =>
    call<typeof getNextOrderQueueTime>(caller, "GET", "/orders/get-next-order-queue-time"),
  findTimes: (caller: Caller, body: BodyOf<typeof findTimes>) =>
    call<typeof findTimes>(caller, "POST", "/orders/scheduling", body),
  getPaymentConfig: (caller: Caller, body: BodyOf<typeof getPaymentConfig>) =>
    call<typeof getPaymentConfig>(caller, "POST", "/payment/get-payment-config", body),
  submitOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof submitOrder>) =>
    call<typeof submitOrder>(caller, "POST", "/orders", body, { "idempotency-key": idempotencyKey }),
  orderNotification: (caller: Caller, body: BodyOf<typeof orderNotification>) =>
    call<typeof orderNotification>(caller, "POST", "/orders/notification", body),
  anotherRound: (caller: Caller, id: string) =>
    call<typeof anotherRound>(caller, "GET", `/orders/another-round/${segment(id)}`),
  getOrder: (caller: Caller, id: string) => call<typeof getOrder>(caller, "GET", `/orders/${segment(id)}`),
  cancelOrder: (caller: Caller, id: string) =>
    call<typeof cancelOrder>(caller, "POST", `/orders/${segment(id)}/cancel`, {}),
  getOrderByReference: (caller: Caller, key: string) =>
    call<typeof getOrderByReference>(caller, "GET", `/orders/reference/${segment(key)}`),
};
