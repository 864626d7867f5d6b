import type { Allergy } from "@comptoir/ordering";
import { typed } from "../platform/db/column-types.ts";
import { statement } from "../platform/db/statement.ts";

/** Loads what a person keeps of their allergies; null without an account. people#own-allergies. */
export const loadOwnAllergies = statement({
  name: "load own allergies",
  text: `select allergies, allergies_consented_at as "consentedAt" from people where id = :personId`,
  params: { personId: "uuid" },
  row: { allergies: typed<readonly Allergy[] | null>("jsonb?"), consentedAt: "timestamptz?" },
}).oneOrNull;

/** Keeps a person's allergies with the time of the consent; null for both deletes them. False without an account. */
export const keepOwnAllergies = statement({
  name: "keep own allergies",
  text: `update people set allergies = :allergies, allergies_consented_at = :consentedAt where id = :personId`,
  params: { personId: "uuid", allergies: typed<readonly Allergy[] | null>("jsonb?"), consentedAt: "timestamptz?" },
}).wrote;
