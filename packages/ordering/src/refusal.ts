/**
 * An expected "no" of a rule, which returns its result or `{ refused }`; programming errors throw. Each rule
 * declares its own codes, so the compiler reports where a new code is not handled.
 */
export type Refused<Refusal> = { readonly refused: Refusal };

export function isRefused<Answer extends object, Refusal>(
  answer: Answer | Refused<Refusal>,
): answer is Refused<Refusal> {
  return "refused" in answer;
}
