import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** A plate under a magnifying glass: a search that finds nothing. */
export function EmptyPlate() {
  return (
    <Drawing>
      <path d="M14 52h48a24 24 0 0 1-48 0Z" transform="translate(0 -1)" {...TINTED} />
      <circle cx="58" cy="28" r="15" />
      <path d="M69 39l12 12" strokeWidth="2.5" />
      <path d="M49 26a9 9 0 0 1 8-7" {...FAINT} />
    </Drawing>
  );
}
