/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minimum: NonNullable<unknown>, maximum: NonNullable<unknown> }} Finding_Expects_NumberInputs */

const en_ca2_finding_expects_number = /** @type {(inputs: Finding_Expects_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`a number from ${i?.minimum} to ${i?.maximum}`)
};

const fr_ca2_finding_expects_number = /** @type {(inputs: Finding_Expects_NumberInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`un nombre de ${i?.minimum} à ${i?.maximum}`)
};

/**
* | output |
* | --- |
* | "a number from {minimum} to {maximum}" |
*
* @param {Finding_Expects_NumberInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_number = /** @type {((inputs: Finding_Expects_NumberInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_NumberInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_number(inputs)
	return en_ca2_finding_expects_number(inputs)
});