/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_Amount_UpInputs */

const en_ca2_studio_bulk_amount_up = /** @type {(inputs: Studio_Bulk_Amount_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Raise by an amount`)
};

const fr_ca2_studio_bulk_amount_up = /** @type {(inputs: Studio_Bulk_Amount_UpInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Augmenter d’un montant`)
};

/**
* | output |
* | --- |
* | "Raise by an amount" |
*
* @param {Studio_Bulk_Amount_UpInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_amount_up = /** @type {((inputs?: Studio_Bulk_Amount_UpInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_Amount_UpInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_amount_up(inputs)
	return en_ca2_studio_bulk_amount_up(inputs)
});