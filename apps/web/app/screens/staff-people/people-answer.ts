import type { StaffCodeData } from "@comptoir/contract";
import type { PartAnswer } from "../profile/part-form.tsx";

/** The answer of one of the page's forms. `issued`: a code, which is shown once, and whose it is. */
export type PeopleAnswer = PartAnswer & {
  readonly issued: { readonly name: string; readonly code: StaffCodeData } | null;
};
