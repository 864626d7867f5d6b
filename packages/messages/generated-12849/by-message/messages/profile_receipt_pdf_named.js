/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ restaurant: NonNullable<unknown>, number: NonNullable<unknown> }} Profile_Receipt_Pdf_NamedInputs */

const en_ca2_profile_receipt_pdf_named = /** @type {(inputs: Profile_Receipt_Pdf_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`PDF: ${i?.restaurant}, no. ${i?.number}`)
};

const fr_ca2_profile_receipt_pdf_named = /** @type {(inputs: Profile_Receipt_Pdf_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`PDF : ${i?.restaurant}, n° ${i?.number}`)
};

/**
* | output |
* | --- |
* | "PDF: {restaurant}, no. {number}" |
*
* @param {Profile_Receipt_Pdf_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const profile_receipt_pdf_named = /** @type {((inputs: Profile_Receipt_Pdf_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Profile_Receipt_Pdf_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_profile_receipt_pdf_named(inputs)
	return en_ca2_profile_receipt_pdf_named(inputs)
});