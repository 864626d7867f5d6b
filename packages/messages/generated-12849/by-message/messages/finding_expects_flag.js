/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_FlagInputs */

const en_ca2_finding_expects_flag = /** @type {(inputs: Finding_Expects_FlagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`yes or no`)
};

const fr_ca2_finding_expects_flag = /** @type {(inputs: Finding_Expects_FlagInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`oui ou non`)
};

/**
* | output |
* | --- |
* | "yes or no" |
*
* @param {Finding_Expects_FlagInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_flag = /** @type {((inputs?: Finding_Expects_FlagInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_FlagInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_flag(inputs)
	return en_ca2_finding_expects_flag(inputs)
});