/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ notice: NonNullable<unknown> }} Finding_Doubt_Notice_Not_KeptInputs */

const en_ca2_finding_doubt_notice_not_kept = /** @type {(inputs: Finding_Doubt_Notice_Not_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`An order for as soon as possible does not wait for this notice of ${i?.notice} minutes.`)
};

const fr_ca2_finding_doubt_notice_not_kept = /** @type {(inputs: Finding_Doubt_Notice_Not_KeptInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une commande pour dès que possible n’attend pas ce préavis de ${i?.notice} minutes.`)
};

/**
* | output |
* | --- |
* | "An order for as soon as possible does not wait for this notice of {notice} minutes." |
*
* @param {Finding_Doubt_Notice_Not_KeptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_notice_not_kept = /** @type {((inputs: Finding_Doubt_Notice_Not_KeptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Notice_Not_KeptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_notice_not_kept(inputs)
	return en_ca2_finding_doubt_notice_not_kept(inputs)
});