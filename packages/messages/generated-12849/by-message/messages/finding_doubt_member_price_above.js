/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_Member_Price_AboveInputs */

const en_ca2_finding_doubt_member_price_above = /** @type {(inputs: Finding_Doubt_Member_Price_AboveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is more than the price: members would pay more.`)
};

const fr_ca2_finding_doubt_member_price_above = /** @type {(inputs: Finding_Doubt_Member_Price_AboveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est plus que le prix ; les membres paieraient plus.`)
};

/**
* | output |
* | --- |
* | "This is more than the price: members would pay more." |
*
* @param {Finding_Doubt_Member_Price_AboveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_member_price_above = /** @type {((inputs?: Finding_Doubt_Member_Price_AboveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Member_Price_AboveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_member_price_above(inputs)
	return en_ca2_finding_doubt_member_price_above(inputs)
});