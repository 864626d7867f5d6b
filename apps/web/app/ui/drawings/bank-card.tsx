import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown where a person has no saved card. */
export function BankCard() {
  return (
    <Drawing>
      <rect x="24" y="24" width="48" height="31" rx="4" {...TINTED} />
      <path d="M24 33h48" strokeWidth="3" />
      <path d="M31 46h8M44 46h4" {...FAINT} />
    </Drawing>
  );
}
