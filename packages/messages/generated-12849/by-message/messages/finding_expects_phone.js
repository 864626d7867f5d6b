/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_PhoneInputs */

const en_ca2_finding_expects_phone = /** @type {(inputs: Finding_Expects_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a phone number`)
};

const fr_ca2_finding_expects_phone = /** @type {(inputs: Finding_Expects_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un numéro de téléphone`)
};

/**
* | output |
* | --- |
* | "a phone number" |
*
* @param {Finding_Expects_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_phone = /** @type {((inputs?: Finding_Expects_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_phone(inputs)
	return en_ca2_finding_expects_phone(inputs)
});