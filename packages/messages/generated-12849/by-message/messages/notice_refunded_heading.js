/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Notice_Refunded_HeadingInputs */

const en_ca2_notice_refunded_heading = /** @type {(inputs: Notice_Refunded_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A refund of ${i?.amount}`)
};

const fr_ca2_notice_refunded_heading = /** @type {(inputs: Notice_Refunded_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Un remboursement de ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "A refund of {amount}" |
*
* @param {Notice_Refunded_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const notice_refunded_heading = /** @type {((inputs: Notice_Refunded_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Notice_Refunded_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_notice_refunded_heading(inputs)
	return en_ca2_notice_refunded_heading(inputs)
});