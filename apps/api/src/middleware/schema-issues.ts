import { MAX_ISSUES } from "@comptoir/contract";
import type { Locale } from "@comptoir/messages";
import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { ApiEnv } from "./api-env.ts";
import { isIssueProblem, issueMessage } from "./error-messages.ts";
import { refuse } from "./refuse.ts";

type Issue = z.core.$ZodIssue;

const SCHEMA_WORDS = { "en-CA": z.locales.en().localeError, "fr-CA": z.locales.frCA().localeError };

/**
 * Answers a request that does not fit its call's schema: 400 with every field that was not understood, in the request's
 * language. api#invalid-request.
 */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schemas.
export const refuseSchemaIssues: Hook<any, ApiEnv, any, any> = (result, c) => {
  if (result.success) return;
  const sent = (result as { data?: unknown }).data;
  return refuse(c, "invalidRequest", {
    issues: result.error.issues.slice(0, MAX_ISSUES).map((issue: Issue) => ({
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
