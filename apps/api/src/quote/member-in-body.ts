import type { CheckoutInput } from "@comptoir/contract";
import type { CartRequest } from "./cart-request.ts";

/**
 * The member that a body names, and whether its page has applied promos: a flag, or the list of them, of which an empty one
 * says no. Which promos hold is never taken from a body. checkout#member-info, ordering#never-believed.
 */
export function memberInBody(checkout: CheckoutInput | null | undefined): CartRequest["member"] {
  const { identifier, promosApplied } = checkout?.memberInfo ?? {};
  if (!identifier) return null;
  return {
    identifier,
    promosApplied: Array.isArray(promosApplied) ? promosApplied.length > 0 : Boolean(promosApplied),
  };
}
