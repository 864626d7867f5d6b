import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "../ui/lazy-part.ts";
import { loadSaidParts } from "./load-said-parts.ts";
import type { Question } from "./question.ts";

const AllergyQuestion = lazyPart(async () => ({
  default: (await loadSaidParts()).AllergyQuestion,
}));

/**
 * Asks for confirmation before an unsafe dish is added. If `words` is null, `guard` adds the dish without
 * asking. The page must render `dialog`. menu#diner-allergies, school#allergy-warning.
 */
export function useAllergyQuestion(): {
  readonly guard: (question: Omit<Question, "words"> & { readonly words: string | null }) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const guard = ({ words, ...question }: Omit<Question, "words"> & { readonly words: string | null }) => {
    if (words === null) question.add();
    else setAsked({ ...question, words });
  };
  const dialog = asked ? (
    <Suspense fallback={null}>
      <AllergyQuestion {...asked} onClose={() => setAsked(null)} />
    </Suspense>
  ) : null;
  return { guard, dialog };
}
