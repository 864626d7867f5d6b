/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Letter_PricesInputs */

const en_ca2_finding_expects_letter_prices = /** @type {(inputs: Finding_Expects_Letter_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`single letters with their prices`)
};

const fr_ca2_finding_expects_letter_prices = /** @type {(inputs: Finding_Expects_Letter_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`des lettres seules avec leurs prix`)
};

/**
* | output |
* | --- |
* | "single letters with their prices" |
*
* @param {Finding_Expects_Letter_PricesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_letter_prices = /** @type {((inputs?: Finding_Expects_Letter_PricesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Letter_PricesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_letter_prices(inputs)
	return en_ca2_finding_expects_letter_prices(inputs)
});