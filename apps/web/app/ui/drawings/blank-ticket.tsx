import { Drawing, FAINT, TINTED } from "./drawing.tsx";

/** Shown where there are no events. */
export function BlankTicket() {
  return (
    <Drawing>
      <path d="M20 22h56v9a5 5 0 0 0 0 10v9H20v-9a5 5 0 0 0 0-10Z" {...TINTED} />
      <path d="M60 23v26" strokeDasharray="2 3" />
      <path d="M30 32h20M30 40h12" {...FAINT} />
    </Drawing>
  );
}
