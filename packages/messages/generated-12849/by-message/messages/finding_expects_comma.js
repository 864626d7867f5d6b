/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_CommaInputs */

const en_ca2_finding_expects_comma = /** @type {(inputs: Finding_Expects_CommaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`words separated by commas, such as Dairy, Egg`)
};

const fr_ca2_finding_expects_comma = /** @type {(inputs: Finding_Expects_CommaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des mots séparés par des virgules, comme Dairy, Egg`)
};

/**
* | output |
* | --- |
* | "words separated by commas, such as Dairy, Egg" |
*
* @param {Finding_Expects_CommaInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_comma = /** @type {((inputs?: Finding_Expects_CommaInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_CommaInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_comma(inputs)
	return en_ca2_finding_expects_comma(inputs)
});