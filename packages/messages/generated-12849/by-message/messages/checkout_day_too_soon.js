/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Day_Too_SoonInputs */

const en_ca2_checkout_day_too_soon = /** @type {(inputs: Checkout_Day_Too_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`too soon`)
};

const fr_ca2_checkout_day_too_soon = /** @type {(inputs: Checkout_Day_Too_SoonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`trop tôt`)
};

/**
* | output |
* | --- |
* | "too soon" |
*
* @param {Checkout_Day_Too_SoonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_day_too_soon = /** @type {((inputs?: Checkout_Day_Too_SoonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Day_Too_SoonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_day_too_soon(inputs)
	return en_ca2_checkout_day_too_soon(inputs)
});