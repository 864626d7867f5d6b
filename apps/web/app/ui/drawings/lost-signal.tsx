import { Drawing, FAINT, TINTED } from "./drawing.tsx";

export function LostSignal() {
  return (
    <Drawing>
      <path d="M24 26a34 34 0 0 1 48 0M33 35a21 21 0 0 1 30 0" />
      <path d="M42 44a9 9 0 0 1 12 0" {...FAINT} />
      <circle cx="48" cy="50" r="2" {...TINTED} />
      <path d="M28 12l40 42" strokeWidth="2.5" />
    </Drawing>
  );
}
