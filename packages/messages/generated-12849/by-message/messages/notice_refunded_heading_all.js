/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Notice_Refunded_Heading_AllInputs */

const en_ca2_notice_refunded_heading_all = /** @type {(inputs: Notice_Refunded_Heading_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} refunded in all`)
};

const fr_ca2_notice_refunded_heading_all = /** @type {(inputs: Notice_Refunded_Heading_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remboursés en tout`)
};

/**
* | output |
* | --- |
* | "{amount} refunded in all" |
*
* @param {Notice_Refunded_Heading_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_refunded_heading_all = /** @type {((inputs: Notice_Refunded_Heading_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Refunded_Heading_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_refunded_heading_all(inputs)
	return en_ca2_notice_refunded_heading_all(inputs)
});