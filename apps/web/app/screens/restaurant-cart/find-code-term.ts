import type { CodeKind } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import type { Id } from "@comptoir/ordering";
import { browserCaller } from "../../venue/api-caller.ts";
import type { CodeTerm } from "./codes.ts";

const TERMS: Readonly<Record<CodeKind, CodeTerm>> = {
  discount: "discountCode",
  "gift-card": "voucherCode",
  member: "memberIdentifier",
};

/** Asks the server what an entered code is. Returns a message if it is unknown, or if it cannot be looked up now. */
export async function findCodeTerm(
  restaurantId: Id,
  code: string,
): Promise<{ readonly term: CodeTerm } | { readonly refused: string }> {
  const result = await calls.findCode(browserCaller(restaurantId), { code });
  if (!result.ok) return { refused: result.error?.message ?? m.cart_code_unreached() };
  const { kind } = result.answer;
  return kind === null ? { refused: m.cart_code_unknown() } : { term: TERMS[kind] };
}
