/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Notice_Placed_Subject_DaysInputs */

const en_ca2_notice_placed_subject_days = /** @type {(inputs: Notice_Placed_Subject_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your meals at ${i?.venue}`)
};

const fr_ca2_notice_placed_subject_days = /** @type {(inputs: Notice_Placed_Subject_DaysInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vos repas : ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Your meals at {venue}" |
*
* @param {Notice_Placed_Subject_DaysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_placed_subject_days = /** @type {((inputs: Notice_Placed_Subject_DaysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Placed_Subject_DaysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_placed_subject_days(inputs)
	return en_ca2_notice_placed_subject_days(inputs)
});