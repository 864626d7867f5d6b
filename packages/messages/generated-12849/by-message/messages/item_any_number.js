/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Any_NumberInputs */

const en_ca2_item_any_number = /** @type {(inputs: Item_Any_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As many as you like`)
};

const fr_ca2_item_any_number = /** @type {(inputs: Item_Any_NumberInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autant que vous voulez`)
};

/**
* | output |
* | --- |
* | "As many as you like" |
*
* @param {Item_Any_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_any_number = /** @type {((inputs?: Item_Any_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Any_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_any_number(inputs)
	return en_ca2_item_any_number(inputs)
});