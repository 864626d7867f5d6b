import { ERROR_CODES, type ErrorBody, type ErrorName, type InvalidItem } from "@comptoir/contract";
import type { Context, TypedResponse } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiEnv } from "./api-env.ts";
import { errorMessage, type IssueProblem, issueMessage } from "./error-messages.ts";

/** What an error says beside its code and message. */
export type RefusalDetails = {
  readonly invalidItems?: readonly InvalidItem[];
  /** Fields that were not understood: a known problem, or a message that is worded already. */
  readonly issues?: readonly ({ readonly path: string } & (
    | { readonly problem: IssueProblem }
    | { readonly message: string }
  ))[];
  /** When to come back; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** A message that says more than the code's own, in the request's language. */
  readonly message?: string;
  /** Where the diner's bank asks the diner. */
  readonly challengeUrl?: string;
  /** The methods that a path does have; becomes `Allow`. */
  readonly allow?: string;
};

/** An error answer. It fits every call's handler: which errors a call may answer is said by its contract in words. */
export type Refusal = Response & TypedResponse<never, never, never>;

/**
 * Answers an error: its code and status from the catalogue, its words in the request's language. Every error answer of the
 * api is made here. api#errors, api#error-codes.
 */
export function refuse(c: Context<ApiEnv>, name: ErrorName, details: RefusalDetails = {}): Refusal {
  const { code, status } = ERROR_CODES[name];
  const { locale } = c.var;
  const body: ErrorBody = {
    code,
    message: details.message ?? errorMessage(name, locale),
    ...(details.invalidItems ? { invalid_items: [...details.invalidItems] } : {}),
    ...(details.issues
      ? {
          issues: details.issues.map((issue) => ({
            path: issue.path,
            message: "message" in issue ? issue.message : issueMessage(issue.problem, locale),
          })),
        }
      : {}),
    ...(details.challengeUrl === undefined ? {} : { challenge_url: details.challengeUrl }),
    ...(name === "internal" ? { request_id: c.var.requestId } : {}),
  };
  if (details.retryAfterSeconds !== undefined) c.header("retry-after", String(details.retryAfterSeconds));
  if (details.allow !== undefined) c.header("allow", details.allow);
  return c.json(body, status as ContentfulStatusCode) as Response as Refusal;
}
