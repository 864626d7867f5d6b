/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Not_RegisteredInputs */

const en_ca2_checkout_not_registered = /** @type {(inputs: Checkout_Not_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order is placed, but we couldn’t create your account. You can do it any time.`)
};

const fr_ca2_checkout_not_registered = /** @type {(inputs: Checkout_Not_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande est passée, mais nous n’avons pas pu créer votre compte. Vous pourrez le faire quand vous voudrez.`)
};

/**
* | output |
* | --- |
* | "Your order is placed, but we couldn’t create your account. You can do it any time." |
*
* @param {Checkout_Not_RegisteredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_not_registered = /** @type {((inputs?: Checkout_Not_RegisteredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Not_RegisteredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_not_registered(inputs)
	return en_ca2_checkout_not_registered(inputs)
});