/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Prices_HeadingInputs */

const en_ca2_checkout_prices_heading = /** @type {(inputs: Checkout_Prices_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A price has changed`)
};

const fr_ca2_checkout_prices_heading = /** @type {(inputs: Checkout_Prices_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un prix a changé`)
};

/**
* | output |
* | --- |
* | "A price has changed" |
*
* @param {Checkout_Prices_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_prices_heading = /** @type {((inputs?: Checkout_Prices_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Prices_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_prices_heading(inputs)
	return en_ca2_checkout_prices_heading(inputs)
});