/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Receipts_OlderInputs */

const en_ca2_profile_receipts_older = /** @type {(inputs: Profile_Receipts_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Older receipts`)
};

const fr_ca2_profile_receipts_older = /** @type {(inputs: Profile_Receipts_OlderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçus plus anciens`)
};

/**
* | output |
* | --- |
* | "Older receipts" |
*
* @param {Profile_Receipts_OlderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipts_older = /** @type {((inputs?: Profile_Receipts_OlderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipts_OlderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipts_older(inputs)
	return en_ca2_profile_receipts_older(inputs)
});