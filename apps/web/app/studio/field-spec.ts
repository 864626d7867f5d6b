/** How a field of a thing is edited. Its words are in `field-words.ts`. */
export type FieldSpec = { readonly field: string; readonly label?: () => string } & (
  | { readonly control: "words"; readonly isLong?: boolean; readonly isRequired?: boolean }
  | { readonly control: "text" | "amount" | "number"; readonly isRequired?: boolean }
  | { readonly control: "flag"; readonly byDefault?: boolean | ((fields: FieldReader) => boolean) }
  | {
      readonly control: "choice";
      /** The words of the absent field, and the values that mean the same. */
      readonly absent: () => string;
      readonly sameAsAbsent?: readonly string[];
      readonly choices: Readonly<Record<string, () => string>>;
    }
  /** `ratio`: width over height of the part that is shown; the whole picture if absent. */
  | { readonly control: "picture"; readonly ratio?: number }
  | { readonly control: "published" | "rates" | "codes" | "allergens" | "diets" | "limits" | "menuGroup" | "schedule" }
);

/** Returns the value of another field of the same thing. */
export type FieldReader = (field: string) => unknown;

/** A group of fields under a heading; `more` are those that are seldom used. */
export type FieldGroup = {
  readonly heading: () => string;
  readonly fields: readonly FieldSpec[];
  readonly more?: readonly FieldSpec[];
};
