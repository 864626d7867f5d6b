/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_ReceiptsInputs */

const en_ca2_profile_receipts = /** @type {(inputs: Profile_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Past receipts`)
};

const fr_ca2_profile_receipts = /** @type {(inputs: Profile_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reçus`)
};

/**
* | output |
* | --- |
* | "Past receipts" |
*
* @param {Profile_ReceiptsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipts = /** @type {((inputs?: Profile_ReceiptsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_ReceiptsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipts(inputs)
	return en_ca2_profile_receipts(inputs)
});