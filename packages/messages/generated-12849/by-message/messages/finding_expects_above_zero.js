/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Above_ZeroInputs */

const en_ca2_finding_expects_above_zero = /** @type {(inputs: Finding_Expects_Above_ZeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an amount above zero`)
};

const fr_ca2_finding_expects_above_zero = /** @type {(inputs: Finding_Expects_Above_ZeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un montant supérieur à zéro`)
};

/**
* | output |
* | --- |
* | "an amount above zero" |
*
* @param {Finding_Expects_Above_ZeroInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_above_zero = /** @type {((inputs?: Finding_Expects_Above_ZeroInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Above_ZeroInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_above_zero(inputs)
	return en_ca2_finding_expects_above_zero(inputs)
});