/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Item_Available_Tomorrow_TextInputs */

const en_ca2_item_available_tomorrow_text = /** @type {(inputs: Item_Available_Tomorrow_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Served tomorrow from ${i?.time}`)
};

const fr_ca2_item_available_tomorrow_text = /** @type {(inputs: Item_Available_Tomorrow_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Au menu demain dès ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Served tomorrow from {time}" |
*
* @param {Item_Available_Tomorrow_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_available_tomorrow_text = /** @type {((inputs: Item_Available_Tomorrow_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Available_Tomorrow_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_available_tomorrow_text(inputs)
	return en_ca2_item_available_tomorrow_text(inputs)
});