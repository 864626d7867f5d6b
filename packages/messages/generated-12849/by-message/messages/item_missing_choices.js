/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ group: NonNullable<unknown> }} Item_Missing_ChoicesInputs */

const en_ca2_item_missing_choices = /** @type {(inputs: Item_Missing_ChoicesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Please choose at least one under “${i?.group}”.`)
};

const fr_ca2_item_missing_choices = /** @type {(inputs: Item_Missing_ChoicesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Faites au moins un choix sous « ${i?.group} ».`)
};

/**
* | output |
* | --- |
* | "Please choose at least one under “{group}”." |
*
* @param {Item_Missing_ChoicesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_missing_choices = /** @type {((inputs: Item_Missing_ChoicesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Missing_ChoicesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_missing_choices(inputs)
	return en_ca2_item_missing_choices(inputs)
});