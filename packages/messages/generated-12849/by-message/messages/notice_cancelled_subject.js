/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Cancelled_SubjectInputs */

const en_ca2_notice_cancelled_subject = /** @type {(inputs: Notice_Cancelled_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order ${i?.number} at ${i?.venue} was cancelled`)
};

const fr_ca2_notice_cancelled_subject = /** @type {(inputs: Notice_Cancelled_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande ${i?.number} chez ${i?.venue} est annulée`)
};

/**
* | output |
* | --- |
* | "Your order {number} at {venue} was cancelled" |
*
* @param {Notice_Cancelled_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_cancelled_subject = /** @type {((inputs: Notice_Cancelled_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Cancelled_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_cancelled_subject(inputs)
	return en_ca2_notice_cancelled_subject(inputs)
});