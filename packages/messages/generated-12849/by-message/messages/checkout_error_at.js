/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, message: NonNullable<unknown> }} Checkout_Error_AtInputs */

const en_ca2_checkout_error_at = /** @type {(inputs: Checkout_Error_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field}: ${i?.message}`)
};

const fr_ca2_checkout_error_at = /** @type {(inputs: Checkout_Error_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} : ${i?.message}`)
};

/**
* | output |
* | --- |
* | "{field}: {message}" |
*
* @param {Checkout_Error_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_error_at = /** @type {((inputs: Checkout_Error_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Error_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_error_at(inputs)
	return en_ca2_checkout_error_at(inputs)
});