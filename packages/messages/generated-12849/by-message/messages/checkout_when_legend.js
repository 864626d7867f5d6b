/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_When_LegendInputs */

const en_ca2_checkout_when_legend = /** @type {(inputs: Checkout_When_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`When would you like it?`)
};

const fr_ca2_checkout_when_legend = /** @type {(inputs: Checkout_When_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour quand?`)
};

/**
* | output |
* | --- |
* | "When would you like it?" |
*
* @param {Checkout_When_LegendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_when_legend = /** @type {((inputs?: Checkout_When_LegendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_When_LegendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_when_legend(inputs)
	return en_ca2_checkout_when_legend(inputs)
});