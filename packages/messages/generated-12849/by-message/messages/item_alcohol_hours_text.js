/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Alcohol_Hours_TextInputs */

const en_ca2_item_alcohol_hours_text = /** @type {(inputs: Item_Alcohol_Hours_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcohol is not served at this hour.`)
};

const fr_ca2_item_alcohol_hours_text = /** @type {(inputs: Item_Alcohol_Hours_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’alcool n’est pas servi à cette heure.`)
};

/**
* | output |
* | --- |
* | "Alcohol is not served at this hour." |
*
* @param {Item_Alcohol_Hours_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_alcohol_hours_text = /** @type {((inputs?: Item_Alcohol_Hours_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Alcohol_Hours_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_alcohol_hours_text(inputs)
	return en_ca2_item_alcohol_hours_text(inputs)
});