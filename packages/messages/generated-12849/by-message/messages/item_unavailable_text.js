/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Unavailable_TextInputs */

const en_ca2_item_unavailable_text = /** @type {(inputs: Item_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available at the moment.`)
};

const fr_ca2_item_unavailable_text = /** @type {(inputs: Item_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas offert en ce moment.`)
};

/**
* | output |
* | --- |
* | "Not available at the moment." |
*
* @param {Item_Unavailable_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_unavailable_text = /** @type {((inputs?: Item_Unavailable_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Unavailable_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_unavailable_text(inputs)
	return en_ca2_item_unavailable_text(inputs)
});