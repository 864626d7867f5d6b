/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_AreaInputs */

const en_ca2_finding_expects_area = /** @type {(inputs: Finding_Expects_AreaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an area with its code, such as Table 4:T4`)
};

const fr_ca2_finding_expects_area = /** @type {(inputs: Finding_Expects_AreaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une zone avec son code, comme Table 4:T4`)
};

/**
* | output |
* | --- |
* | "an area with its code, such as Table 4:T4" |
*
* @param {Finding_Expects_AreaInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_area = /** @type {((inputs?: Finding_Expects_AreaInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_AreaInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_area(inputs)
	return en_ca2_finding_expects_area(inputs)
});