/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_No_ReceiptsInputs */

const en_ca2_profile_no_receipts = /** @type {(inputs: Profile_No_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No receipts yet`)
};

const fr_ca2_profile_no_receipts = /** @type {(inputs: Profile_No_ReceiptsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun reçu pour le moment`)
};

/**
* | output |
* | --- |
* | "No receipts yet" |
*
* @param {Profile_No_ReceiptsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_no_receipts = /** @type {((inputs?: Profile_No_ReceiptsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_No_ReceiptsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_no_receipts(inputs)
	return en_ca2_profile_no_receipts(inputs)
});