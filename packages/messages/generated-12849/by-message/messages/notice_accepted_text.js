/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, number: NonNullable<unknown>, when: NonNullable<unknown> }} Notice_Accepted_TextInputs */

const en_ca2_notice_accepted_text = /** @type {(inputs: Notice_Accepted_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: order ${i?.number} is accepted. ${i?.when}`)
};

const fr_ca2_notice_accepted_text = /** @type {(inputs: Notice_Accepted_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : la commande ${i?.number} est acceptée. ${i?.when}`)
};

/**
* | output |
* | --- |
* | "{venue}: order {number} is accepted. {when}" |
*
* @param {Notice_Accepted_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_accepted_text = /** @type {((inputs: Notice_Accepted_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Accepted_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_accepted_text(inputs)
	return en_ca2_notice_accepted_text(inputs)
});