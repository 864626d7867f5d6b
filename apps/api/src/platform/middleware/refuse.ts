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
    /** The code of the error that was answered; absent where none was. */
    refusedWith?: number | string;
  }
}

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
  /** What is there now, where the request was of an older version. */
  readonly current?: unknown;
  /** The methods that a path does have; becomes `Allow`. */
  readonly allow?: string;
};

/** An error answer. It fits the handlers of those calls whose contract lists it. */
export type Refusal<Name extends ErrorName> = Name extends ErrorName
  ? Response & TypedResponse<JSONParsed<ErrorBody<CodeOf<Name>>>, StatusOf<Name>, "json">
  : never;

/**
 * Answers an error: its code and status from the catalogue, its words in the request's language. Every error answer of the
 * api is made here. api#errors, api#error-codes.
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

/** The first field that was not understood, and what is wrong with it; undefined where that is no field. api#invalid-request. */
function wordFirst(issues: ErrorBody["issues"], locale: Locale): string | undefined {
  const [first] = issues ?? [];
  return first?.path ? m.issue_of_field({ field: first.path, issue: first.message }, { locale }) : undefined;
}

/** Answers that one field, parameter or header was not understood, in a sentence that names it. api#invalid-request. */
export function refuseField(c: Context<ApiEnv>, path: string, problem: IssueProblem): Refusal<"invalidRequest"> {
  return refuse(c, "invalidRequest", { issues: [{ path, problem }] });
}
