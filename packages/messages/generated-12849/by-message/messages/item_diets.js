/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_DietsInputs */

const en_ca2_item_diets = /** @type {(inputs: Item_DietsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Diet`)
};

const fr_ca2_item_diets = /** @type {(inputs: Item_DietsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Régime`)
};

/**
* | output |
* | --- |
* | "Diet" |
*
* @param {Item_DietsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_diets = /** @type {((inputs?: Item_DietsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_DietsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_diets(inputs)
	return en_ca2_item_diets(inputs)
});