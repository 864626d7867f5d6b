/**
 * The shape of an expected "no". A rule that may refuse answers either its result or `{ refused }`; the refusal's code is
 * declared beside the rule that says it, so that both apps must handle a new one. Mistakes of ours throw instead.
 */
export type Refused<Refusal> = { readonly refused: Refusal };

/** Tells whether a rule's answer is a refusal. */
export function isRefused<Answer extends object, Refusal>(
  answer: Answer | Refused<Refusal>,
): answer is Refused<Refusal> {
  return "refused" in answer;
}
