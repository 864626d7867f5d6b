/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Have_AccountInputs */

const en_ca2_checkout_have_account = /** @type {(inputs: Checkout_Have_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Have an account?`)
};

const fr_ca2_checkout_have_account = /** @type {(inputs: Checkout_Have_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez un compte?`)
};

/**
* | output |
* | --- |
* | "Have an account?" |
*
* @param {Checkout_Have_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_have_account = /** @type {((inputs?: Checkout_Have_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Have_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_have_account(inputs)
	return en_ca2_checkout_have_account(inputs)
});