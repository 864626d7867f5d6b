/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Value_GroupInputs */

const en_ca2_finding_value_group = /** @type {(inputs: Finding_Value_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a group of fields`)
};

const fr_ca2_finding_value_group = /** @type {(inputs: Finding_Value_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un groupe de champs`)
};

/**
* | output |
* | --- |
* | "a group of fields" |
*
* @param {Finding_Value_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_value_group = /** @type {((inputs?: Finding_Value_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Value_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_value_group(inputs)
	return en_ca2_finding_value_group(inputs)
});