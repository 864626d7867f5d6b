/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Texted_PhoneInputs */

const en_ca2_finding_expects_texted_phone = /** @type {(inputs: Finding_Expects_Texted_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a phone number of Canada or the United States, with ten digits`)
};

const fr_ca2_finding_expects_texted_phone = /** @type {(inputs: Finding_Expects_Texted_PhoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un numéro de téléphone du Canada ou des États-Unis, de dix chiffres`)
};

/**
* | output |
* | --- |
* | "a phone number of Canada or the United States, with ten digits" |
*
* @param {Finding_Expects_Texted_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_texted_phone = /** @type {((inputs?: Finding_Expects_Texted_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Texted_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_texted_phone(inputs)
	return en_ca2_finding_expects_texted_phone(inputs)
});