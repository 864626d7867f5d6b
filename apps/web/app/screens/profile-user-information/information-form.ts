import type { PartAnswer } from "../profile/part-form.tsx";

export type InformationForm = "details" | "email" | "password" | "allergies" | "forget-allergies" | "deletion";
/**
 * `hasCredit`: deletion was refused because the account has credit, which the person may forfeit.
 * people#deletion.
 */
export type InformationAnswer = PartAnswer<InformationForm> & { readonly hasCredit?: boolean };
