import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** A card without a number: no saved card. */
export function BankCard() {
  return (
    <Drawing>
      <rect x="24" y="18" width="48" height="31" rx="4" {...TINTED} />
      <path d="M24 27h48" strokeWidth="3" />
      <path d="M31 40h8M44 40h4" {...FAINT} />
      <path d="M30 58l3-5M66 58l-3-5" {...FAINT} />
    </Drawing>
  );
}
