/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown>, least: NonNullable<unknown>, most: NonNullable<unknown> }} Finding_Doubt_Impossible_TaxInputs */

const en_ca2_finding_doubt_impossible_tax = /** @type {(inputs: Finding_Doubt_Impossible_TaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This adds up to ${i?.percent} %, where taxes in Canada are from ${i?.least} % to ${i?.most} %.`)
};

const fr_ca2_finding_doubt_impossible_tax = /** @type {(inputs: Finding_Doubt_Impossible_TaxInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le total est de ${i?.percent} %, et les taxes au Canada vont de ${i?.least} % à ${i?.most} %.`)
};

/**
* | output |
* | --- |
* | "This adds up to {percent} %, where taxes in Canada are from {least} % to {most} %." |
*
* @param {Finding_Doubt_Impossible_TaxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_impossible_tax = /** @type {((inputs: Finding_Doubt_Impossible_TaxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Impossible_TaxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_impossible_tax(inputs)
	return en_ca2_finding_doubt_impossible_tax(inputs)
});