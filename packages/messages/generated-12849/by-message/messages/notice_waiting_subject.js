/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Waiting_SubjectInputs */

const en_ca2_notice_waiting_subject = /** @type {(inputs: Notice_Waiting_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order ${i?.number} at ${i?.venue}: waiting for an answer`)
};

const fr_ca2_notice_waiting_subject = /** @type {(inputs: Notice_Waiting_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande ${i?.number} chez ${i?.venue} : en attente de réponse`)
};

/**
* | output |
* | --- |
* | "Your order {number} at {venue}: waiting for an answer" |
*
* @param {Notice_Waiting_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_waiting_subject = /** @type {((inputs: Notice_Waiting_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Waiting_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_waiting_subject(inputs)
	return en_ca2_notice_waiting_subject(inputs)
});