/**
 * Class of a failed call to Stripe. `refused`: Stripe rejects the request as it is. `not-done`: nothing
 * happened; retry later. `unknown`: it may have happened.
 */
export type StripeFault = "declined" | "refused" | "not-done" | "unknown";

type LibraryError = { readonly type?: unknown; readonly code?: unknown; readonly param?: unknown };

export type ReportFault = (fault: {
  readonly call: string;
  readonly type: string;
  readonly code: string | null;
}) => void;

/** Classifies an error of Stripe's library. Any other error is a programming error, and thrown again. */
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

/** Returns whether the object does not exist at Stripe. */
export function isMissing(error: unknown): boolean {
  return (error as LibraryError)?.code === "resource_missing";
}

/** Returns whether Stripe rejects the card itself: unknown, already used, or another customer's. */
export function isAboutTheCard(error: unknown): boolean {
  const { code, param } = (error ?? {}) as LibraryError;
  return param === "payment_method" || code === "payment_method_unexpected_state" || code === "token_already_used";
}
