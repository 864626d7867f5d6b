/**
 * Classifies a failed call to Stripe, by the library's error types.
 * - `declined`: the card was declined.
 * - `refused`: Stripe rejects the request as it is.
 * - `not-done`: nothing happened; retry later.
 * - `unknown`: it may have happened.
 */
export type StripeFault = "declined" | "refused" | "not-done" | "unknown";

/** The fields of a library error that are read. */
type LibraryError = { readonly type?: unknown; readonly code?: unknown; readonly param?: unknown };

/** Reports configuration errors, such as a wrong key, to the operator. */
export type ReportFault = (fault: {
  readonly call: string;
  readonly type: string;
  readonly code: string | null;
}) => void;

/** Classifies an error. Errors that are not Stripe's are programming errors, and thrown again. */
export function faultOf(call: string, error: unknown, report: ReportFault): StripeFault {
  const { type, code } = (error ?? {}) as LibraryError;
  switch (type) {
    case "StripeCardError":
      return "declined";
    case "StripeConnectionError":
    case "StripeAPIError":
      return "unknown";
    case "StripeRateLimitError":
      return "not-done";
    case "StripeInvalidRequestError":
      return "refused";
    case "StripeAuthenticationError":
    case "StripePermissionError":
      report({ call, type, code: typeof code === "string" ? code : null });
      return "not-done";
    default:
      throw error;
  }
}

/** Returns whether Stripe reports a missing object. */
export function isMissing(error: unknown): boolean {
  return (error as LibraryError)?.code === "resource_missing";
}

/** Returns whether Stripe rejects the card itself, because it is unknown, already used, or another customer's. */
export function isAboutTheCard(error: unknown): boolean {
  const { code, param } = (error ?? {}) as LibraryError;
  return param === "payment_method" || code === "payment_method_unexpected_state" || code === "token_already_used";
}
