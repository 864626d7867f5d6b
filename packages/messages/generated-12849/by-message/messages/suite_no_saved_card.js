/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_No_Saved_CardInputs */

const en_ca2_suite_no_saved_card = /** @type {(inputs: Suite_No_Saved_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No saved payment method`)
};

const fr_ca2_suite_no_saved_card = /** @type {(inputs: Suite_No_Saved_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun mode de paiement enregistré`)
};

/**
* | output |
* | --- |
* | "No saved payment method" |
*
* @param {Suite_No_Saved_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_no_saved_card = /** @type {((inputs?: Suite_No_Saved_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_No_Saved_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_no_saved_card(inputs)
	return en_ca2_suite_no_saved_card(inputs)
});