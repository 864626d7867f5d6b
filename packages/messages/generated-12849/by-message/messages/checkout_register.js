/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_RegisterInputs */

const en_ca2_checkout_register = /** @type {(inputs: Checkout_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Create an account with this order`)
};

const fr_ca2_checkout_register = /** @type {(inputs: Checkout_RegisterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Créer un compte avec cette commande`)
};

/**
* | output |
* | --- |
* | "Create an account with this order" |
*
* @param {Checkout_RegisterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_register = /** @type {((inputs?: Checkout_RegisterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_RegisterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_register(inputs)
	return en_ca2_checkout_register(inputs)
});