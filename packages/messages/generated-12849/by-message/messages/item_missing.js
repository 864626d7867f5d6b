/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_MissingInputs */

const en_ca2_item_missing = /** @type {(inputs: Item_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please select all required fields`)
};

const fr_ca2_item_missing = /** @type {(inputs: Item_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez remplir tous les champs obligatoires`)
};

/**
* | output |
* | --- |
* | "Please select all required fields" |
*
* @param {Item_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_missing = /** @type {((inputs?: Item_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_missing(inputs)
	return en_ca2_item_missing(inputs)
});