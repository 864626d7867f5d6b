/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Item_Available_On_TextInputs */

const en_ca2_item_available_on_text = /** @type {(inputs: Item_Available_On_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Served again ${i?.day} from ${i?.time}`)
};

const fr_ca2_item_available_on_text = /** @type {(inputs: Item_Available_On_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`De retour au menu ${i?.day} dès ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Served again {day} from {time}" |
*
* @param {Item_Available_On_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_available_on_text = /** @type {((inputs: Item_Available_On_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Available_On_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_available_on_text(inputs)
	return en_ca2_item_available_on_text(inputs)
});