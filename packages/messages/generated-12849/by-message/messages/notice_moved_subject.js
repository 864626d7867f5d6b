/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Moved_SubjectInputs */

const en_ca2_notice_moved_subject = /** @type {(inputs: Notice_Moved_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A new time for your order ${i?.number} at ${i?.venue}`)
};

const fr_ca2_notice_moved_subject = /** @type {(inputs: Notice_Moved_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nouvelle heure pour votre commande ${i?.number} chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "A new time for your order {number} at {venue}" |
*
* @param {Notice_Moved_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_moved_subject = /** @type {((inputs: Notice_Moved_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Moved_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_moved_subject(inputs)
	return en_ca2_notice_moved_subject(inputs)
});