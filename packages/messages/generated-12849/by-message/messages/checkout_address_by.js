/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Checkout_Address_ByInputs */

const en_ca2_checkout_address_by = /** @type {(inputs: Checkout_Address_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Suggestions by ${i?.name}`)
};

const fr_ca2_checkout_address_by = /** @type {(inputs: Checkout_Address_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Suggestions : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Suggestions by {name}" |
*
* @param {Checkout_Address_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_address_by = /** @type {((inputs: Checkout_Address_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Address_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_address_by(inputs)
	return en_ca2_checkout_address_by(inputs)
});