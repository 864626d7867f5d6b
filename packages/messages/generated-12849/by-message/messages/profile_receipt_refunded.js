/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Profile_Receipt_RefundedInputs */

const en_ca2_profile_receipt_refunded = /** @type {(inputs: Profile_Receipt_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} refunded`)
};

const fr_ca2_profile_receipt_refunded = /** @type {(inputs: Profile_Receipt_RefundedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} remboursés`)
};

/**
* | output |
* | --- |
* | "{amount} refunded" |
*
* @param {Profile_Receipt_RefundedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipt_refunded = /** @type {((inputs: Profile_Receipt_RefundedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipt_RefundedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipt_refunded(inputs)
	return en_ca2_profile_receipt_refunded(inputs)
});