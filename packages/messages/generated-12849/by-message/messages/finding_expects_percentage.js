/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_PercentageInputs */

const en_ca2_finding_expects_percentage = /** @type {(inputs: Finding_Expects_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a percentage such as 18 or 12.5`)
};

const fr_ca2_finding_expects_percentage = /** @type {(inputs: Finding_Expects_PercentageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un pourcentage comme 18 ou 12.5`)
};

/**
* | output |
* | --- |
* | "a percentage such as 18 or 12.5" |
*
* @param {Finding_Expects_PercentageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_percentage = /** @type {((inputs?: Finding_Expects_PercentageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_PercentageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_percentage(inputs)
	return en_ca2_finding_expects_percentage(inputs)
});