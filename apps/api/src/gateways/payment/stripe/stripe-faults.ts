/**
 * What became of a call that Stripe did not do, by the library's kinds of errors. What Stripe says of it stays with us.
 * `declined`: the card was refused. `refused`: Stripe will not do this, as it is. `not-done`: nothing happened, try later.
 * `unknown`: it may have happened all the same.
 */
export type StripeFault = "declined" | "refused" | "not-done" | "unknown";

/** An error of the library, as far as it is looked at. */
type LibraryError = { readonly type?: unknown; readonly code?: unknown; readonly param?: unknown };

/** Reports configuration errors, such as a wrong key, to the operator. */
export type ReportFault = (fault: {
  readonly call: string;
  readonly type: string;
  readonly code: string | null;
}) => void;

/** Tells what an error of a call means. What is no error of Stripe's is a mistake of ours, and thrown again. */
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

/** Whether Stripe knows of no such thing. */
export function isMissing(error: unknown): boolean {
  return (error as LibraryError)?.code === "resource_missing";
}

/** Whether Stripe rejects the card itself: unknown, used up, or another customer's. */
export function isAboutTheCard(error: unknown): boolean {
  const { code, param } = (error ?? {}) as LibraryError;
  return param === "payment_method" || code === "payment_method_unexpected_state" || code === "token_already_used";
}
