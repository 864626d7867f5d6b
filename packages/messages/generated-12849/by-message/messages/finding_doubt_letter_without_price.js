/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ letters: NonNullable<unknown> }} Finding_Doubt_Letter_Without_PriceInputs */

const en_ca2_finding_doubt_letter_without_price = /** @type {(inputs: Finding_Doubt_Letter_Without_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.letters} has no price: the dish cannot be ordered in those hours.`)
};

const fr_ca2_finding_doubt_letter_without_price = /** @type {(inputs: Finding_Doubt_Letter_Without_PriceInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.letters} n’a aucun prix ; le plat ne peut être commandé pendant ces heures.`)
};

/**
* | output |
* | --- |
* | "{letters} has no price: the dish cannot be ordered in those hours." |
*
* @param {Finding_Doubt_Letter_Without_PriceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_letter_without_price = /** @type {((inputs: Finding_Doubt_Letter_Without_PriceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Letter_Without_PriceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_letter_without_price(inputs)
	return en_ca2_finding_doubt_letter_without_price(inputs)
});