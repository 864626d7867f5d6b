/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_AreaInputs */

const en_ca2_checkout_area = /** @type {(inputs: Checkout_AreaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Area`)
};

const fr_ca2_checkout_area = /** @type {(inputs: Checkout_AreaInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Secteur`)
};

/**
* | output |
* | --- |
* | "Area" |
*
* @param {Checkout_AreaInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_area = /** @type {((inputs?: Checkout_AreaInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_AreaInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_area(inputs)
	return en_ca2_checkout_area(inputs)
});