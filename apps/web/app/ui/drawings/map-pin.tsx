import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown where no restaurant is nearby. */
export function MapPin() {
  return (
    <Drawing>
      <path d="M48 52c-11-12-16-19-16-27a16 16 0 0 1 32 0c0 8-5 15-16 27Z" {...TINTED} />
      <circle cx="48" cy="25" r="6" />
      <path d="M12 50l12-5 10 5M62 50l12-5 10 5" {...FAINT} />
    </Drawing>
  );
}
