import { m } from "@comptoir/messages";
import type { BoardMode } from "@comptoir/ordering";

/** The name and the address of each mode of the board. */
export const MODES: Readonly<Record<BoardMode, { readonly label: () => string; readonly path: string }>> = {
  school: { label: m.modes_school, path: "/staff/school" },
  suites: { label: m.modes_suites, path: "/staff/suites" },
  catering: { label: m.modes_catering, path: "/staff/catering" },
  tables: { label: m.modes_tables, path: "/staff/tables/open" },
};
