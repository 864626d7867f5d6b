/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Other_DayInputs */

const en_ca2_checkout_other_day = /** @type {(inputs: Checkout_Other_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another day`)
};

const fr_ca2_checkout_other_day = /** @type {(inputs: Checkout_Other_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un autre jour`)
};

/**
* | output |
* | --- |
* | "Another day" |
*
* @param {Checkout_Other_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_other_day = /** @type {((inputs?: Checkout_Other_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Other_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_other_day(inputs)
	return en_ca2_checkout_other_day(inputs)
});