/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Address_RequiredInputs */

const en_ca2_checkout_address_required = /** @type {(inputs: Checkout_Address_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter the delivery address.`)
};

const fr_ca2_checkout_address_required = /** @type {(inputs: Checkout_Address_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez l’adresse de livraison.`)
};

/**
* | output |
* | --- |
* | "Enter the delivery address." |
*
* @param {Checkout_Address_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_address_required = /** @type {((inputs?: Checkout_Address_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Address_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_address_required(inputs)
	return en_ca2_checkout_address_required(inputs)
});