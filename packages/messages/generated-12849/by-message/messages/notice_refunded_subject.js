/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Refunded_SubjectInputs */

const en_ca2_notice_refunded_subject = /** @type {(inputs: Notice_Refunded_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A refund for your order ${i?.number} at ${i?.venue}`)
};

const fr_ca2_notice_refunded_subject = /** @type {(inputs: Notice_Refunded_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Un remboursement pour votre commande ${i?.number} chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "A refund for your order {number} at {venue}" |
*
* @param {Notice_Refunded_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_refunded_subject = /** @type {((inputs: Notice_Refunded_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Refunded_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_refunded_subject(inputs)
	return en_ca2_notice_refunded_subject(inputs)
});