/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Not_To_Go_TextInputs */

const en_ca2_item_not_to_go_text = /** @type {(inputs: Item_Not_To_Go_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This kind of alcohol is not sold for take-out.`)
};

const fr_ca2_item_not_to_go_text = /** @type {(inputs: Item_Not_To_Go_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce type d’alcool ne se vend pas pour emporter.`)
};

/**
* | output |
* | --- |
* | "This kind of alcohol is not sold for take-out." |
*
* @param {Item_Not_To_Go_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_not_to_go_text = /** @type {((inputs?: Item_Not_To_Go_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Not_To_Go_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_not_to_go_text(inputs)
	return en_ca2_item_not_to_go_text(inputs)
});