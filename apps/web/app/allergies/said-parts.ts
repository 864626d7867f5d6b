// What a page needs only once something is said: one file, so that the menu's first view names one.

export { AllergyBadges } from "./allergy-badge.tsx";
export { AllergyDialog } from "./allergy-dialog.tsx";
export { AllergyQuestion } from "./allergy-question-dialog.tsx";
export { markDishes } from "./mark-dishes.ts";
export { OwnAllergies } from "./own-allergies.tsx";
export { ownWordsOfDish } from "./own-words.ts";
