import type { PartAnswer } from "../profile/part-form.tsx";

/** The forms of the page. */
export type InformationForm = "details" | "email" | "password" | "deletion";
/** `hasCredit`: the account has credit, which the person may forfeit. people#deletion. */
export type InformationAnswer = PartAnswer<InformationForm> & { readonly hasCredit?: boolean };
