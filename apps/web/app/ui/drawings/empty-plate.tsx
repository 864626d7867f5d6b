import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown for a search without results. */
export function EmptyPlate() {
  return (
    <Drawing>
      <path d="M14 38h44c0 11-8 18-22 18s-22-7-22-18Z" {...TINTED} />
      <circle cx="64" cy="21" r="13" />
      <path d="M73 31l11 11" strokeWidth="2.5" />
      <path d="M56 20a8 8 0 0 1 7-7" {...FAINT} />
    </Drawing>
  );
}
