/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_DiscountInputs */

const en_ca2_studio_kind_discount = /** @type {(inputs: Studio_Kind_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Promo code`)
};

const fr_ca2_studio_kind_discount = /** @type {(inputs: Studio_Kind_DiscountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code promo`)
};

/**
* | output |
* | --- |
* | "Promo code" |
*
* @param {Studio_Kind_DiscountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_discount = /** @type {((inputs?: Studio_Kind_DiscountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_DiscountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_discount(inputs)
	return en_ca2_studio_kind_discount(inputs)
});