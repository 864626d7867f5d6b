import type { Locale } from "@comptoir/messages";
import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { ApiEnv } from "./api-env.ts";
import { isIssueProblem, issueMessage } from "./error-messages.ts";
import { refuse } from "./refuse.ts";

type Issue = z.core.$ZodIssue;

const SCHEMA_WORDS = { "en-CA": z.locales.en().localeError, "fr-CA": z.locales.frCA().localeError };
/** A body may have thousands of faults; nobody reads more than these. */
const ISSUES_MAX = 50;

/**
 * Answers a request that does not fit its call's schema: 400 with every field that was not understood, in the request's
 * language. api#invalid-request.
 */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schemas.
export const refuseSchemaIssues: Hook<any, ApiEnv, any, any> = (result, c) => {
  if (result.success) return;
  const sent = (result as { data?: unknown }).data;
  return refuse(c, "invalidRequest", {
    issues: result.error.issues
      .slice(0, ISSUES_MAX)
      .map((issue: Issue) => nearestIssue(issue, sent))
      .map((issue: Issue) => ({
        path: formatPath(issue.path),
        message: wordIssue(issue, valueAt(sent, issue.path), c.var.locale),
      })),
  });
};

/** Writes where a field stands: `items[0].quantity`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (written, key) =>
      typeof key === "number" ? `${written}[${key}]` : written === "" ? String(key) : `${written}.${String(key)}`,
    "",
  );
}

/**
 * Where a field may have one of several shapes, what keeps it from the one that it comes nearest to: that which lacks least
 * of what it needs, or that it is of none of their types.
 */
function nearestIssue(issue: Issue, sent: unknown): Issue {
  if (issue.code !== "invalid_union" || isIssueProblem(issue.message)) return issue;
  const shapes = issue.errors.map((faults) =>
    faults.map((fault) => ({ ...fault, path: [...issue.path, ...fault.path] })),
  );
  const lacking = (faults: readonly Issue[]) => faults.filter(({ path }) => valueAt(sent, path) === undefined).length;
  const [nearest] = shapes.sort((a, b) => lacking(a) - lacking(b) || a.length - b.length);
  const first = nearest?.[0];
  if (!first) return issue;
  if (first.code !== "invalid_type" || first.path.length > issue.path.length) return nearestIssue(first, sent);
  const types = shapes.flatMap(([fault]) => (fault?.code === "invalid_type" ? fault.expected : []));
  return { ...first, expected: types.join("|") as typeof first.expected };
}

function wordIssue(issue: Issue, input: unknown, locale: Locale): string {
  if (isIssueProblem(issue.message)) return issueMessage(issue.message, locale);
  if (input === undefined) return issueMessage("required", locale);
  const words = SCHEMA_WORDS[locale]({ ...issue, input } as z.core.$ZodRawIssue);
  return (typeof words === "object" ? words?.message : words) ?? issue.message;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
