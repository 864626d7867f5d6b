/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown> }} Notice_Changed_SubjectInputs */

const en_ca2_notice_changed_subject = /** @type {(inputs: Notice_Changed_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order ${i?.number} at ${i?.venue} was changed`)
};

const fr_ca2_notice_changed_subject = /** @type {(inputs: Notice_Changed_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande ${i?.number} chez ${i?.venue} est modifiée`)
};

/**
* | output |
* | --- |
* | "Your order {number} at {venue} was changed" |
*
* @param {Notice_Changed_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_changed_subject = /** @type {((inputs: Notice_Changed_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Changed_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_changed_subject(inputs)
	return en_ca2_notice_changed_subject(inputs)
});