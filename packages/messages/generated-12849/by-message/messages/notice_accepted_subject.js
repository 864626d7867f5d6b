/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown> }} Notice_Accepted_SubjectInputs */

const en_ca2_notice_accepted_subject = /** @type {(inputs: Notice_Accepted_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} accepted your order ${i?.number}`)
};

const fr_ca2_notice_accepted_subject = /** @type {(inputs: Notice_Accepted_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} a accepté votre commande ${i?.number}`)
};

/**
* | output |
* | --- |
* | "{venue} accepted your order {number}" |
*
* @param {Notice_Accepted_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_accepted_subject = /** @type {((inputs: Notice_Accepted_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Accepted_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_accepted_subject(inputs)
	return en_ca2_notice_accepted_subject(inputs)
});