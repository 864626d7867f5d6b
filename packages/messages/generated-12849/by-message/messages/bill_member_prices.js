/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Member_PricesInputs */

const en_ca2_bill_member_prices = /** @type {(inputs: Bill_Member_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Member prices`)
};

const fr_ca2_bill_member_prices = /** @type {(inputs: Bill_Member_PricesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prix membres`)
};

/**
* | output |
* | --- |
* | "Member prices" |
*
* @param {Bill_Member_PricesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_member_prices = /** @type {((inputs?: Bill_Member_PricesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Member_PricesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_member_prices(inputs)
	return en_ca2_bill_member_prices(inputs)
});