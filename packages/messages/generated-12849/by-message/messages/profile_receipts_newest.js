/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Receipts_NewestInputs */

const en_ca2_profile_receipts_newest = /** @type {(inputs: Profile_Receipts_NewestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Newest receipts`)
};

const fr_ca2_profile_receipts_newest = /** @type {(inputs: Profile_Receipts_NewestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçus les plus récents`)
};

/**
* | output |
* | --- |
* | "Newest receipts" |
*
* @param {Profile_Receipts_NewestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipts_newest = /** @type {((inputs?: Profile_Receipts_NewestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipts_NewestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipts_newest(inputs)
	return en_ca2_profile_receipts_newest(inputs)
});