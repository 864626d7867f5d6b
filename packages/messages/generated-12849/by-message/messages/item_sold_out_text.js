/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Sold_Out_TextInputs */

const en_ca2_item_sold_out_text = /** @type {(inputs: Item_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sold out for now.`)
};

const fr_ca2_item_sold_out_text = /** @type {(inputs: Item_Sold_Out_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Épuisé pour l’instant.`)
};

/**
* | output |
* | --- |
* | "Sold out for now." |
*
* @param {Item_Sold_Out_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_sold_out_text = /** @type {((inputs?: Item_Sold_Out_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Sold_Out_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_sold_out_text(inputs)
	return en_ca2_item_sold_out_text(inputs)
});