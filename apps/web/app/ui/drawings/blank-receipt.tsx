import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown where a person has no orders yet. */
export function BlankReceipt() {
  return (
    <Drawing>
      <path d="M35 8h26v50l-4.3-4-4.4 4-4.3-4-4.3 4-4.4-4-4.3 4Z" {...TINTED} />
      <path d="M41 17h14" />
      <path d="M41 25h14M41 33h8" {...FAINT} />
      <path d="M41 44h14" strokeDasharray="2 3" />
    </Drawing>
  );
}
