/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_AmountInputs */

const en_ca2_finding_expects_amount = /** @type {(inputs: Finding_Expects_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`an amount with at most two decimals, such as 12.50`)
};

const fr_ca2_finding_expects_amount = /** @type {(inputs: Finding_Expects_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un montant avec au plus deux décimales, comme 12.50`)
};

/**
* | output |
* | --- |
* | "an amount with at most two decimals, such as 12.50" |
*
* @param {Finding_Expects_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_amount = /** @type {((inputs?: Finding_Expects_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_amount(inputs)
	return en_ca2_finding_expects_amount(inputs)
});