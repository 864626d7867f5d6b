/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ group: NonNullable<unknown> }} Item_Missing_ChoiceInputs */

const en_ca2_item_missing_choice = /** @type {(inputs: Item_Missing_ChoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please choose one under “${i?.group}”.`)
};

const fr_ca2_item_missing_choice = /** @type {(inputs: Item_Missing_ChoiceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Faites un choix sous « ${i?.group} ».`)
};

/**
* | output |
* | --- |
* | "Please choose one under “{group}”." |
*
* @param {Item_Missing_ChoiceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_missing_choice = /** @type {((inputs: Item_Missing_ChoiceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Missing_ChoiceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_missing_choice(inputs)
	return en_ca2_item_missing_choice(inputs)
});