/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Profile_Receipts_PartsInputs */

const en_ca2_profile_receipts_parts = /** @type {(inputs: Profile_Receipts_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What you ordered, to see or order again`)
};

const fr_ca2_profile_receipts_parts = /** @type {(inputs: Profile_Receipts_PartsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce que vous avez commandé, à revoir ou à recommander`)
};

/**
* | output |
* | --- |
* | "What you ordered, to see or order again" |
*
* @param {Profile_Receipts_PartsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipts_parts = /** @type {((inputs?: Profile_Receipts_PartsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipts_PartsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipts_parts(inputs)
	return en_ca2_profile_receipts_parts(inputs)
});