/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Not_Offered_TextInputs */

const en_ca2_item_not_offered_text = /** @type {(inputs: Item_Not_Offered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not offered for this kind of order.`)
};

const fr_ca2_item_not_offered_text = /** @type {(inputs: Item_Not_Offered_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas offert pour ce type de commande.`)
};

/**
* | output |
* | --- |
* | "Not offered for this kind of order." |
*
* @param {Item_Not_Offered_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_not_offered_text = /** @type {((inputs?: Item_Not_Offered_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Not_Offered_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_not_offered_text(inputs)
	return en_ca2_item_not_offered_text(inputs)
});