/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Item_Available_From_TextInputs */

const en_ca2_item_available_from_text = /** @type {(inputs: Item_Available_From_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Served from ${i?.time}`)
};

const fr_ca2_item_available_from_text = /** @type {(inputs: Item_Available_From_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Au menu dès ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Served from {time}" |
*
* @param {Item_Available_From_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_available_from_text = /** @type {((inputs: Item_Available_From_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Available_From_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_available_from_text(inputs)
	return en_ca2_item_available_from_text(inputs)
});