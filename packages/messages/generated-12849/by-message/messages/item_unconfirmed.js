/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Item_UnconfirmedInputs */

const en_ca2_item_unconfirmed = /** @type {(inputs: Item_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not confirmed. Please ask the staff.`)
};

const fr_ca2_item_unconfirmed = /** @type {(inputs: Item_UnconfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Non confirmé. Renseignez-vous auprès du personnel.`)
};

/**
* | output |
* | --- |
* | "Not confirmed. Please ask the staff." |
*
* @param {Item_UnconfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const item_unconfirmed = /** @type {((inputs?: Item_UnconfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Item_UnconfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_item_unconfirmed(inputs)
	return en_ca2_item_unconfirmed(inputs)
});