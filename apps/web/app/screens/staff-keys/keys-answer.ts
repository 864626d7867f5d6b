import type { PartAnswer } from "../profile/part-form.tsx";

/** The answer of one of the page's forms. `added`: a key, which is shown once, and whose it is. */
export type KeysAnswer = PartAnswer & {
  readonly added: { readonly name: string; readonly key: string; readonly endsAt: string | null } | null;
  /** The scopes that were chosen, so that a refused form keeps them. */
  readonly scopes: readonly string[];
};
