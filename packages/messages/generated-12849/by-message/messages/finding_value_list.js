/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Value_ListInputs */

const en_ca2_finding_value_list = /** @type {(inputs: Finding_Value_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a list`)
};

const fr_ca2_finding_value_list = /** @type {(inputs: Finding_Value_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une liste`)
};

/**
* | output |
* | --- |
* | "a list" |
*
* @param {Finding_Value_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_value_list = /** @type {((inputs?: Finding_Value_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Value_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_value_list(inputs)
	return en_ca2_finding_value_list(inputs)
});