import type { Context } from "hono";
import type { ApiEnv } from "../middleware/api-env.ts";
import { type Refusal, refuse } from "../middleware/refuse.ts";
import type { NoQuote } from "./cart-request.ts";

/** Answers a request for which there is no quote. `fieldOf` says where the call's body has a path of its lines. */
export function answerNoQuote(
  c: Context<ApiEnv>,
  { name, issues, retryAfterSeconds }: NoQuote,
  fieldOf: (path: string) => string = (path) => path,
): Refusal {
  return refuse(c, name, {
    ...(issues ? { issues: issues.map((issue) => ({ ...issue, path: fieldOf(issue.path) })) } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
