/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_AsapInputs */

const en_ca2_checkout_asap = /** @type {(inputs: Checkout_AsapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`As soon as possible`)
};

const fr_ca2_checkout_asap = /** @type {(inputs: Checkout_AsapInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dès que possible`)
};

/**
* | output |
* | --- |
* | "As soon as possible" |
*
* @param {Checkout_AsapInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap = /** @type {((inputs?: Checkout_AsapInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_AsapInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap(inputs)
	return en_ca2_checkout_asap(inputs)
});