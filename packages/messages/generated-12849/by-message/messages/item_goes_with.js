/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Goes_WithInputs */

const en_ca2_item_goes_with = /** @type {(inputs: Item_Goes_WithInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Goes well with it`)
};

const fr_ca2_item_goes_with = /** @type {(inputs: Item_Goes_WithInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour accompagner`)
};

/**
* | output |
* | --- |
* | "Goes well with it" |
*
* @param {Item_Goes_WithInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_goes_with = /** @type {((inputs?: Item_Goes_WithInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Goes_WithInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_goes_with(inputs)
	return en_ca2_item_goes_with(inputs)
});