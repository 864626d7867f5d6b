/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_AddressInputs */

const en_ca2_checkout_address = /** @type {(inputs: Checkout_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery address`)
};

const fr_ca2_checkout_address = /** @type {(inputs: Checkout_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Adresse de livraison`)
};

/**
* | output |
* | --- |
* | "Delivery address" |
*
* @param {Checkout_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_address = /** @type {((inputs?: Checkout_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_address(inputs)
	return en_ca2_checkout_address(inputs)
});