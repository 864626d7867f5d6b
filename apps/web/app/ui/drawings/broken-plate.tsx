import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown on a page that does not exist. */
export function BrokenPlate() {
  return (
    <Drawing>
      <path d="M46 16a20 20 0 0 0-8 38l6-9-5-8 8-7Z" {...TINTED} />
      <path d="M53 17a20 20 0 0 1 4 37l-5-10 6-8-6-8Z" {...TINTED} />
      <path d="M24 50l-6 4M74 50l6 4M20 40l-5 1" {...FAINT} />
    </Drawing>
  );
}
