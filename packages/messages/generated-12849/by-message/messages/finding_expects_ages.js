/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_AgesInputs */

const en_ca2_finding_expects_ages = /** @type {(inputs: Finding_Expects_AgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`two numbers of minutes, the smaller first, such as 5 and 8`)
};

const fr_ca2_finding_expects_ages = /** @type {(inputs: Finding_Expects_AgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`deux nombres de minutes, le plus petit d’abord, comme 5 et 8`)
};

/**
* | output |
* | --- |
* | "two numbers of minutes, the smaller first, such as 5 and 8" |
*
* @param {Finding_Expects_AgesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_ages = /** @type {((inputs?: Finding_Expects_AgesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_AgesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_ages(inputs)
	return en_ca2_finding_expects_ages(inputs)
});