/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_Kitchen_Closed_TextInputs */

const en_ca2_item_kitchen_closed_text = /** @type {(inputs: Item_Kitchen_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This kitchen is closed at this hour.`)
};

const fr_ca2_item_kitchen_closed_text = /** @type {(inputs: Item_Kitchen_Closed_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce comptoir est fermé à cette heure.`)
};

/**
* | output |
* | --- |
* | "This kitchen is closed at this hour." |
*
* @param {Item_Kitchen_Closed_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_kitchen_closed_text = /** @type {((inputs?: Item_Kitchen_Closed_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_Kitchen_Closed_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_kitchen_closed_text(inputs)
	return en_ca2_item_kitchen_closed_text(inputs)
});