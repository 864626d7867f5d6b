import type { z } from "zod";
import type { ErrorBody, ErrorCodeOf } from "./errors.ts";
import type { JsonSchema } from "./json.ts";

/** Makes a type deeply readonly, so that bodies can be constants. */
type Written<Value> = Value extends object ? { readonly [Key in keyof Value]: Written<Value[Key]> } : Value;
export type BodyOf<Route> = Route extends { request: { body: infer Body } }
  ? JsonSchema<Body> extends z.ZodType
    ? Written<z.input<JsonSchema<Body>>>
    : undefined
  : undefined;
type SuccessOf<Route> = Route extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Ok
    : Responses extends { 201: infer Created }
      ? Created
      : Responses extends { 202: infer Accepted }
        ? Accepted
        : never
  : never;
type AnswerOf<Route> = Route extends { responses: { 204: unknown } }
  ? null
  : JsonSchema<SuccessOf<Route>> extends z.ZodType
    ? z.output<JsonSchema<SuccessOf<Route>>>
    : never;

/** The result of a call: its answer, the server's refusal, or no answer, as after a timeout. */
export type CallResult<Answer, Code = ErrorBody["code"]> =
  | { readonly ok: true; readonly answer: Answer; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly error: ErrorBody<Code>; readonly headers?: Headers }
  | { readonly ok: false; readonly status: 0; readonly error: null; readonly isEmpty?: true };

/**
 * Where calls are sent, and for which restaurant, language and person. On the server, `fetch` calls the API
 * in the same process.
 */
export type Caller = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly restaurantId?: string | number;
  readonly locale: string;
  /** The session token, for calls whose body has no field for it. api#token-place. */
  readonly token?: string;
  /** Additional headers, such as the visitor's cookie during server rendering. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/**
 * The result of a response without a body that should have one. The server may have done what was asked.
 * screens#empty-payload.
 */
const EMPTY = { ok: false, status: 0, error: null, isEmpty: true } as const;

/** Calls the API. Returns network errors and refusals as values; never throws. */
export async function call<Route>(
  caller: Caller,
  method: "GET" | "POST" | "PUT" | "DELETE",
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
      ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...caller.headers,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(caller.signal ? { signal: caller.signal } : {}),
  });
  try {
    const response = await caller.fetch(request);
    const text = await response.text();
    if (response.ok && response.status !== 204 && text.trim() === "") return EMPTY;
    const answer = response.status === 204 ? null : JSON.parse(text);
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
