import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown with an empty cart. */
export function PaperBag() {
  return (
    <Drawing>
      <path d="M32 58V26h32v32Z" {...TINTED} />
      <path d="M32 26l4-5 4 5 4-5 4 5 4-5 4 5 4-5 4 5" />
      <path d="M41 34v3a7 7 0 0 0 14 0v-3" {...FAINT} />
    </Drawing>
  );
}
