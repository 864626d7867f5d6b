import { MAX_ISSUES } from "@comptoir/contract";
import { type Locale, m } from "@comptoir/messages";
import type { Hook } from "@hono/zod-openapi";
import type { z } from "zod";
import type { ApiEnv } from "./api-env.ts";
import { isIssueProblem, issueMessage } from "./error-messages.ts";
import { refuse } from "./refuse.ts";

type Issue = z.core.$ZodIssue;

/**
 * Answers 400 if a request does not match its call's schema. Lists the invalid fields with the application's
 * own messages. api#invalid-request.
 */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schemas.
export const refuseSchemaIssues: Hook<any, ApiEnv, any, any> = (result, c) => {
  if (result.success) return;
  const sent = (result as { data?: unknown }).data;
  const { locale } = c.var;
  const wrongType = new Set<string>();
  const issues = result.error.issues.slice(0, MAX_ISSUES).flatMap((issue: Issue) => {
    const path = formatPath(issue.path);
    // A value of the wrong type also fails the length checks, so report only the type.
    if (wrongType.has(path)) return [];
    if (issue.code === "invalid_type") wrongType.add(path);
    return [{ path, message: wordIssue(issue, valueAt(sent, issue.path), locale) }];
  });
  return refuse(c, "invalidRequest", { issues });
};

function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (written, key) =>
      typeof key === "number" ? `${written}[${key}]` : written === "" ? String(key) : `${written}.${String(key)}`,
    "",
  );
}

/** Returns the message of a schema issue, never the library's own text. */
function wordIssue(issue: Issue, input: unknown, locale: Locale): string {
  if (isIssueProblem(issue.message)) return issueMessage(issue.message, locale);
  if (input === undefined || input === null) return issueMessage("required", locale);
  const language = { locale };
  switch (issue.code) {
    case "invalid_type":
      return wordType(issue.expected, input, locale);
    case "too_big":
      return wordMaximum(issue, locale);
    case "too_small":
      return wordMinimum(issue, locale);
    case "invalid_value":
      return m.issue_one_of({ values: issue.values.map(String).join(", ") }, language);
    case "invalid_format":
      return issue.format === "uuid" ? m.issue_not_a_uuid({}, language) : m.issue_not_understood({}, language);
    default:
      return m.issue_not_understood({}, language);
  }
}

const TYPE_WORDS: Readonly<Record<string, typeof m.issue_not_text>> = {
  string: m.issue_not_text,
  boolean: m.issue_not_a_flag,
  array: m.issue_not_a_list,
  object: m.issue_not_fields,
  "string|number": m.issue_not_text_or_number,
  "number|string": m.issue_not_text_or_number,
  "string|array": m.issue_not_text_or_list,
};

function wordType(expected: string, input: unknown, locale: Locale): string {
  if (expected === "int" && typeof input === "number") return m.form_integer({}, { locale });
  if (expected === "number" || expected === "int") return m.form_numeric({}, { locale });
  return (TYPE_WORDS[expected] ?? m.issue_not_understood)({}, { locale });
}

function wordMaximum({ origin, maximum }: z.core.$ZodIssueTooBig, locale: Locale): string {
  const most = Number(maximum);
  if (origin === "string") return m.form_max({ length: most }, { locale });
  return origin === "array"
    ? m.issue_list_max({ count: most }, { locale })
    : m.issue_at_most({ max: most }, { locale });
}

function wordMinimum({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall, locale: Locale): string {
  const least = Number(minimum);
  if (origin === "number" || origin === "int") {
    return inclusive ? m.issue_at_least({ min: least }, { locale }) : m.form_min_value({ min: least }, { locale });
  }
  if (least <= 1) return issueMessage("required", locale);
  return origin === "string"
    ? m.form_min({ length: least }, { locale })
    : m.issue_list_min({ count: least }, { locale });
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
