/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_CodeInputs */

const en_ca2_finding_expects_code = /** @type {(inputs: Finding_Expects_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a code of at most 100 characters`)
};

const fr_ca2_finding_expects_code = /** @type {(inputs: Finding_Expects_CodeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un code de 100 caractères au plus`)
};

/**
* | output |
* | --- |
* | "a code of at most 100 characters" |
*
* @param {Finding_Expects_CodeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_code = /** @type {((inputs?: Finding_Expects_CodeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_CodeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_code(inputs)
	return en_ca2_finding_expects_code(inputs)
});