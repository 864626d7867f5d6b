import type { Context } from "hono";
import type { ApiEnv } from "../deps.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import type { NoQuote } from "./cart-request.ts";

/** Answers a request for which there is no quote. `field` is where the call's body has its lines. */
export function answerNoQuote(
  c: Context<ApiEnv>,
  { name, issues, retryAfterSeconds }: NoQuote,
  field = "items",
): Refusal {
  return refuse(c, name, {
    ...(issues ? { issues: issues.map((issue) => ({ ...issue, path: issue.path.replace(/^items/, field) })) } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
