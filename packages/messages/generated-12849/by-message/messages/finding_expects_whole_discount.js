/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Whole_DiscountInputs */

const en_ca2_finding_expects_whole_discount = /** @type {(inputs: Finding_Expects_Whole_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`at most 100 %`)
};

const fr_ca2_finding_expects_whole_discount = /** @type {(inputs: Finding_Expects_Whole_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`au plus 100 %`)
};

/**
* | output |
* | --- |
* | "at most 100 %" |
*
* @param {Finding_Expects_Whole_DiscountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_whole_discount = /** @type {((inputs?: Finding_Expects_Whole_DiscountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Whole_DiscountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_whole_discount(inputs)
	return en_ca2_finding_expects_whole_discount(inputs)
});