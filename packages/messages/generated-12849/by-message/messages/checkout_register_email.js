/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Register_EmailInputs */

const en_ca2_checkout_register_email = /** @type {(inputs: Checkout_Register_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll use it to sign in.`)
};

const fr_ca2_checkout_register_email = /** @type {(inputs: Checkout_Register_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il vous servira à vous connecter.`)
};

/**
* | output |
* | --- |
* | "You’ll use it to sign in." |
*
* @param {Checkout_Register_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_register_email = /** @type {((inputs?: Checkout_Register_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Register_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_register_email(inputs)
	return en_ca2_checkout_register_email(inputs)
});