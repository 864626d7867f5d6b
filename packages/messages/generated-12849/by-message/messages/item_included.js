/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_IncludedInputs */

const en_ca2_item_included = /** @type {(inputs: Item_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Included`)
};

const fr_ca2_item_included = /** @type {(inputs: Item_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Compris`)
};

/**
* | output |
* | --- |
* | "Included" |
*
* @param {Item_IncludedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_included = /** @type {((inputs?: Item_IncludedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_IncludedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_included(inputs)
	return en_ca2_item_included(inputs)
});