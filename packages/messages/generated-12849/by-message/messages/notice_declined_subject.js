/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown> }} Notice_Declined_SubjectInputs */

const en_ca2_notice_declined_subject = /** @type {(inputs: Notice_Declined_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} couldn’t take your order ${i?.number}`)
};

const fr_ca2_notice_declined_subject = /** @type {(inputs: Notice_Declined_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} n’a pas pu prendre votre commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{venue} couldn’t take your order {number}" |
*
* @param {Notice_Declined_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_declined_subject = /** @type {((inputs: Notice_Declined_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Declined_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_declined_subject(inputs)
	return en_ca2_notice_declined_subject(inputs)
});