/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Placing_HeadingInputs */

const en_ca2_checkout_placing_heading = /** @type {(inputs: Checkout_Placing_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One moment`)
};

const fr_ca2_checkout_placing_heading = /** @type {(inputs: Checkout_Placing_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un instant`)
};

/**
* | output |
* | --- |
* | "One moment" |
*
* @param {Checkout_Placing_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing_heading = /** @type {((inputs?: Checkout_Placing_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Placing_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing_heading(inputs)
	return en_ca2_checkout_placing_heading(inputs)
});