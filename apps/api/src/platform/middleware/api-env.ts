import type { Locale } from "@comptoir/ordering";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Logger } from "../settings.ts";

/**
 * Hono environment of the middlewares. A module that adds variables, such as `venue`, declares them itself.
 */
export type ApiEnv = {
  Bindings: {
    /** Client's network address as rate limits count it; absent for a call within the process. */
    readonly clientAddress?: string | undefined;
    /** Whether the page that makes this call was already admitted. */
    readonly isAdmitted?: boolean | undefined;
  };
  Variables: {
    requestId: string;
    /** Logger of security events; absent when logging is off. */
    logger?: Logger;
    /** Whether the handler has set all common headers itself. */
    hasAllHeaders?: true;
    locale: Locale;
  };
};

export type ApiApp = OpenAPIHono<ApiEnv>;
