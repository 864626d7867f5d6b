/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_LoyaltyInputs */

const en_ca2_finding_doubt_no_loyalty = /** @type {(inputs: Finding_Doubt_No_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is off, so the loyalty programme has no effect.`)
};

const fr_ca2_finding_doubt_no_loyalty = /** @type {(inputs: Finding_Doubt_No_LoyaltyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est désactivé ; le programme de fidélité est sans effet.`)
};

/**
* | output |
* | --- |
* | "This is off, so the loyalty programme has no effect." |
*
* @param {Finding_Doubt_No_LoyaltyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_loyalty = /** @type {((inputs?: Finding_Doubt_No_LoyaltyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_LoyaltyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_loyalty(inputs)
	return en_ca2_finding_doubt_no_loyalty(inputs)
});