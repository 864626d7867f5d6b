/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ reach: NonNullable<unknown> }} Checkout_Address_HintInputs */

const en_ca2_checkout_address_hint = /** @type {(inputs: Checkout_Address_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Number and street, town and postal code. We deliver up to ${i?.reach} away.`)
};

const fr_ca2_checkout_address_hint = /** @type {(inputs: Checkout_Address_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Numéro et rue, ville et code postal. Nous livrons jusqu’à ${i?.reach} d’ici.`)
};

/**
* | output |
* | --- |
* | "Number and street, town and postal code. We deliver up to {reach} away." |
*
* @param {Checkout_Address_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_address_hint = /** @type {((inputs: Checkout_Address_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Address_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_address_hint(inputs)
	return en_ca2_checkout_address_hint(inputs)
});