/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_Receipts_TextInputs */

const en_ca2_profile_no_receipts_text = /** @type {(inputs: Profile_No_Receipts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you order while you are signed in is listed here.`)
};

const fr_ca2_profile_no_receipts_text = /** @type {(inputs: Profile_No_Receipts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que vous commandez avec votre compte figure ici.`)
};

/**
* | output |
* | --- |
* | "What you order while you are signed in is listed here." |
*
* @param {Profile_No_Receipts_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_receipts_text = /** @type {((inputs?: Profile_No_Receipts_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_Receipts_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_receipts_text(inputs)
	return en_ca2_profile_no_receipts_text(inputs)
});