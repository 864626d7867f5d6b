import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown where there is no child, or no school meal. */
export function LunchBox() {
  return (
    <Drawing>
      <path d="M26 30a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v28H26Z" {...TINTED} />
      <path d="M26 38h44M39 26v-4a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v4" />
      <path d="M44 38v4h8v-4" {...FAINT} />
      <path d="M78 58a7 7 0 0 1 0-13 7 7 0 0 1 0 13ZM78 45c0-3 1-5 3-6" />
    </Drawing>
  );
}
