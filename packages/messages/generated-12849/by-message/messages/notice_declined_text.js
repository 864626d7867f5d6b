/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown>, said: NonNullable<unknown> }} Notice_Declined_TextInputs */

const en_ca2_notice_declined_text = /** @type {(inputs: Notice_Declined_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, order ${i?.number}: ${i?.said}`)
};

const fr_ca2_notice_declined_text = /** @type {(inputs: Notice_Declined_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}, commande ${i?.number} : ${i?.said}`)
};

/**
* | output |
* | --- |
* | "{venue}, order {number}: {said}" |
*
* @param {Notice_Declined_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_declined_text = /** @type {((inputs: Notice_Declined_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Declined_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_declined_text(inputs)
	return en_ca2_notice_declined_text(inputs)
});