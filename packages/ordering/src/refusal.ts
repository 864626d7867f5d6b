/**
 * An expected "no" of a rule, which returns either its result or `{ refused }`; programming errors throw. Each
 * rule declares its own refusal codes, so the compiler makes both apps handle a new one.
 */
export type Refused<Refusal> = { readonly refused: Refusal };

/** Tells whether a rule's result is a refusal. */
export function isRefused<Answer extends object, Refusal>(
  answer: Answer | Refused<Refusal>,
): answer is Refused<Refusal> {
  return "refused" in answer;
}
