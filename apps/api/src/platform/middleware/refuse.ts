import {
  type CodeOf,
  ERROR_CODES,
  type ErrorBody,
  type ErrorName,
  type InvalidItem,
  type StatusOf,
} from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import type { Context, TypedResponse } from "hono";
import type { JSONParsed } from "hono/utils/types";
import type { ApiEnv } from "./api-env.ts";
import { errorMessage, type IssueProblem, issueMessage } from "./error-messages.ts";
import { noteRefusal } from "./security-event.ts";

declare module "hono" {
  interface ContextVariableMap {
    refusedWith?: number | string;
  }
}

export type RefusalDetails = {
  readonly invalidItems?: readonly InvalidItem[];
  /** Invalid fields, each with a known problem or its own message. */
  readonly issues?: readonly ({ readonly path: string } & (
    | { readonly problem: IssueProblem }
    | { readonly message: string }
  ))[];
  readonly retryAfterSeconds?: number;
  /** Message in the request's language that replaces the code's own. */
  readonly message?: string;
  readonly challengeUrl?: string;
  /** Current state, if the request was based on an older version. */
  readonly current?: unknown;
  readonly allow?: string;
};

/** Typed error answer. The compiler accepts it only in handlers of calls whose contract lists the error. */
export type Refusal<Name extends ErrorName> = Name extends ErrorName
  ? Response & TypedResponse<JSONParsed<ErrorBody<CodeOf<Name>>>, StatusOf<Name>, "json">
  : never;

/**
 * Answers an error with the catalogue's code and status, and a message in the request's language. Every error
 * answer of the API is built here. api#errors, api#error-codes.
 */
export function refuse<Name extends ErrorName>(
  c: Context<ApiEnv>,
  name: Name,
  details: RefusalDetails = {},
): Refusal<Name> {
  const { code, status } = ERROR_CODES[name];
  noteRefusal(c, name);
  c.set("refusedWith", code);
  const { locale } = c.var;
  const issues = details.issues?.map((issue) => ({
    path: issue.path,
    message: "message" in issue ? issue.message : issueMessage(issue.problem, locale),
  }));
  const body: ErrorBody = {
    code,
    message: details.message ?? wordFirst(issues, locale) ?? errorMessage(name, locale),
    ...(details.invalidItems ? { invalid_items: [...details.invalidItems] } : {}),
    ...(issues ? { issues } : {}),
    ...(details.challengeUrl === undefined ? {} : { challenge_url: details.challengeUrl }),
    ...(details.current === undefined ? {} : { current: details.current }),
    ...(name === "internal" ? { request_id: c.var.requestId } : {}),
  };
  if (details.retryAfterSeconds !== undefined) c.header("retry-after", String(details.retryAfterSeconds));
  if (details.allow !== undefined) c.header("allow", details.allow);
  return c.json(body, status) as Response as Refusal<Name>;
}

/**
 * Returns a sentence about the first invalid field; undefined when the issue names no field.
 * api#invalid-request.
 */
function wordFirst(issues: ErrorBody["issues"], locale: Locale): string | undefined {
  const [first] = issues ?? [];
  return first?.path ? m.issue_of_field({ field: first.path, issue: first.message }, { locale }) : undefined;
}

/** Answers 400 with one invalid field, parameter or header, in a sentence that names it. api#invalid-request. */
export function refuseField(c: Context<ApiEnv>, path: string, problem: IssueProblem): Refusal<"invalidRequest"> {
  return refuse(c, "invalidRequest", { issues: [{ path, problem }] });
}
