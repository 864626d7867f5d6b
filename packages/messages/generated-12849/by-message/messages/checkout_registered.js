/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_RegisteredInputs */

const en_ca2_checkout_registered = /** @type {(inputs: Checkout_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your account is ready, and this order is in it.`)
};

const fr_ca2_checkout_registered = /** @type {(inputs: Checkout_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre compte est prêt, et cette commande y figure.`)
};

/**
* | output |
* | --- |
* | "Your account is ready, and this order is in it." |
*
* @param {Checkout_RegisteredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_registered = /** @type {((inputs?: Checkout_RegisteredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_RegisteredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_registered(inputs)
	return en_ca2_checkout_registered(inputs)
});