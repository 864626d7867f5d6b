// The schema of a restaurant and its menus, for venue files and API answers.

export { idAnswer } from "./reading/id-readers.ts";
export { localizationAnswer } from "./reading/word-readers.ts";
export { menu, menuGroup, menuItem, section } from "./shapes/menu-shape.ts";
export { optionGroup, optionValue } from "./shapes/option-shape.ts";
export { taxRate } from "./shapes/priced-fields.ts";
export { restaurant } from "./shapes/restaurant-shape.ts";
