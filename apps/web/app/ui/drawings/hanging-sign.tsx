import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown for a venue that is not open yet. */
export function HangingSign() {
  return (
    <Drawing>
      <path d="M48 8L30 20M48 8l18 12" />
      <circle cx="48" cy="7" r="1.5" {...TINTED} />
      <rect x="22" y="20" width="52" height="28" rx="4" {...TINTED} />
      <circle cx="48" cy="34" r="9" />
      <path d="M48 29v5l4 2" />
      <path d="M29 34h4M63 34h4" {...FAINT} />
    </Drawing>
  );
}
