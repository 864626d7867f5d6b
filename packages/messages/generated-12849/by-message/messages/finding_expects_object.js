/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_ObjectInputs */

const en_ca2_finding_expects_object = /** @type {(inputs: Finding_Expects_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a group of fields`)
};

const fr_ca2_finding_expects_object = /** @type {(inputs: Finding_Expects_ObjectInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un groupe de champs`)
};

/**
* | output |
* | --- |
* | "a group of fields" |
*
* @param {Finding_Expects_ObjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_object = /** @type {((inputs?: Finding_Expects_ObjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_ObjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_object(inputs)
	return en_ca2_finding_expects_object(inputs)
});