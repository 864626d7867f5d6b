/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_AgeInputs */

const en_ca2_checkout_age = /** @type {(inputs: Checkout_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Legal drinking age`)
};

const fr_ca2_checkout_age = /** @type {(inputs: Checkout_AgeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Âge légal`)
};

/**
* | output |
* | --- |
* | "Legal drinking age" |
*
* @param {Checkout_AgeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_age = /** @type {((inputs?: Checkout_AgeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_AgeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_age(inputs)
	return en_ca2_checkout_age(inputs)
});