/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, year: NonNullable<unknown> }} Profile_Receipt_DayInputs */

const en_ca2_profile_receipt_day = /** @type {(inputs: Profile_Receipt_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day}, ${i?.year}`)
};

const fr_ca2_profile_receipt_day = /** @type {(inputs: Profile_Receipt_DayInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.day} ${i?.year}`)
};

/**
* | output |
* | --- |
* | "{day}, {year}" |
*
* @param {Profile_Receipt_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipt_day = /** @type {((inputs: Profile_Receipt_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipt_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipt_day(inputs)
	return en_ca2_profile_receipt_day(inputs)
});