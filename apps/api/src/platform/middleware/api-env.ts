import type { Locale } from "@comptoir/ordering";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Logger } from "../settings.ts";

/** What the middlewares know of a request. A room that finds out more of it, such as the restaurant, says so beside its own. */
export type ApiEnv = {
  Bindings: {
    /** The address of who asks, as limits count it; absent for calls within the process. */
    readonly clientAddress?: string | undefined;
    /** Asked for a page that was admitted already. */
    readonly isAdmitted?: boolean | undefined;
  };
  Variables: {
    requestId: string;
    /** The logger of security events; absent when logging is off. */
    logger?: Logger;
    /** The answer was made with every header that answers carry. */
    hasAllHeaders?: true;
    locale: Locale;
  };
};

/** The whole api, or one room's part of it. */
export type ApiApp = OpenAPIHono<ApiEnv>;
