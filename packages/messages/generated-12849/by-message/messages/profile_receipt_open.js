/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Receipt_OpenInputs */

const en_ca2_profile_receipt_open = /** @type {(inputs: Profile_Receipt_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View receipt`)
};

const fr_ca2_profile_receipt_open = /** @type {(inputs: Profile_Receipt_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le reçu`)
};

/**
* | output |
* | --- |
* | "View receipt" |
*
* @param {Profile_Receipt_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipt_open = /** @type {((inputs?: Profile_Receipt_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipt_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipt_open(inputs)
	return en_ca2_profile_receipt_open(inputs)
});