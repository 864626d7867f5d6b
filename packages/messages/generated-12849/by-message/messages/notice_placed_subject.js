/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Placed_SubjectInputs */

const en_ca2_notice_placed_subject = /** @type {(inputs: Notice_Placed_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order ${i?.number} at ${i?.venue}`)
};

const fr_ca2_notice_placed_subject = /** @type {(inputs: Notice_Placed_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande ${i?.number} chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Your order {number} at {venue}" |
*
* @param {Notice_Placed_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_placed_subject = /** @type {((inputs: Notice_Placed_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Placed_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_placed_subject(inputs)
	return en_ca2_notice_placed_subject(inputs)
});