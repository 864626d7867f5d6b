/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown>, province: NonNullable<unknown>, usual: NonNullable<unknown> }} Finding_Doubt_Odd_TaxInputs */

const en_ca2_finding_doubt_odd_tax = /** @type {(inputs: Finding_Doubt_Odd_TaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This adds up to ${i?.percent} %, where ${i?.province} has ${i?.usual} %.`)
};

const fr_ca2_finding_doubt_odd_tax = /** @type {(inputs: Finding_Doubt_Odd_TaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le total est de ${i?.percent} %, et celui de la province (${i?.province}) est de ${i?.usual} %.`)
};

/**
* | output |
* | --- |
* | "This adds up to {percent} %, where {province} has {usual} %." |
*
* @param {Finding_Doubt_Odd_TaxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_odd_tax = /** @type {((inputs: Finding_Doubt_Odd_TaxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Odd_TaxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_odd_tax(inputs)
	return en_ca2_finding_doubt_odd_tax(inputs)
});