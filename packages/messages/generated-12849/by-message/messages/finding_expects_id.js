/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_IdInputs */

const en_ca2_finding_expects_id = /** @type {(inputs: Finding_Expects_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a number or a short code of letters and digits`)
};

const fr_ca2_finding_expects_id = /** @type {(inputs: Finding_Expects_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un nombre ou un code court de lettres et de chiffres`)
};

/**
* | output |
* | --- |
* | "a number or a short code of letters and digits" |
*
* @param {Finding_Expects_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_id = /** @type {((inputs?: Finding_Expects_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_id(inputs)
	return en_ca2_finding_expects_id(inputs)
});