/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_EmailInputs */

const en_ca2_finding_expects_email = /** @type {(inputs: Finding_Expects_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an e-mail address`)
};

const fr_ca2_finding_expects_email = /** @type {(inputs: Finding_Expects_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une adresse courriel`)
};

/**
* | output |
* | --- |
* | "an e-mail address" |
*
* @param {Finding_Expects_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_email = /** @type {((inputs?: Finding_Expects_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_email(inputs)
	return en_ca2_finding_expects_email(inputs)
});