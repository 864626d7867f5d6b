/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_NameInputs */

const en_ca2_finding_expects_name = /** @type {(inputs: Finding_Expects_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a name`)
};

const fr_ca2_finding_expects_name = /** @type {(inputs: Finding_Expects_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un nom`)
};

/**
* | output |
* | --- |
* | "a name" |
*
* @param {Finding_Expects_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_name = /** @type {((inputs?: Finding_Expects_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_name(inputs)
	return en_ca2_finding_expects_name(inputs)
});