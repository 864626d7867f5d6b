import type { BoardOrderData, DinerData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { saidAllergyWords } from "../allergy-words.ts";

/** Lists the allergies of each named person, for an order of several; empty for a diner alone. menu#diner-allergies. */
export function dinerWords(diners: readonly DinerData[]): readonly string[] {
  return saidAllergyWords(diners.filter(({ name }) => name !== undefined));
}

/** Tells the kitchen that a guest's change said other allergies, or none any more. board#changed. */
export function changedAllergiesWords({ allergies }: Pick<BoardOrderData, "allergies">): string {
  return allergies.length === 0 ? m.board_allergies_gone() : m.board_allergies_changed();
}
