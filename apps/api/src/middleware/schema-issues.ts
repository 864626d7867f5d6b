import { m } from "@comptoir/messages";
import type { Hook } from "@hono/zod-openapi";
import { z } from "zod";
import type { ApiEnv } from "../deps.ts";
import { refuse } from "./refuse.ts";

type Issue = z.core.$ZodIssue;

const frenchWords = z.locales.frCA().localeError;
/** A body may have thousands of faults; nobody reads more than these. */
const ISSUES_MAX = 50;

/**
 * Answers a request that does not fit its call's schema: 400 with every field that was not understood, in the request's
 * language. Rules, section 1.
 */
// biome-ignore lint/suspicious/noExplicitAny: the hook serves every route, whatever its schemas.
export const refuseSchemaIssues: Hook<any, ApiEnv, any, any> = (result, c) => {
  if (result.success) return;
  const sent = (result as { data?: unknown }).data;
  return refuse(c, "invalidRequest", {
    issues: result.error.issues.slice(0, ISSUES_MAX).map((issue: Issue) => ({
      path: formatPath(issue.path),
      message: wordIssue(issue, valueAt(sent, issue.path), c.var.locale === "fr-CA"),
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

function wordIssue(issue: Issue, input: unknown, inFrench: boolean): string {
  // The only checks of our own on typed text are for characters that no text may hold.
  if (issue.code === "custom") return m.issue_unreadable_character({}, { locale: inFrench ? "fr-CA" : "en-CA" });
  if (!inFrench) return issue.message;
  const words = frenchWords({ ...issue, input } as z.core.$ZodRawIssue);
  return (typeof words === "object" ? words?.message : words) ?? issue.message;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}
