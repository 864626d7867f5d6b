import type { PartAnswer } from "../profile/part-form.tsx";

/** The forms of the page. */
export type InformationForm = "details" | "email" | "password" | "deletion";
export type InformationAnswer = PartAnswer<InformationForm>;
