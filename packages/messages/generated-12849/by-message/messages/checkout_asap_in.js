/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Asap_InInputs */

const en_ca2_checkout_asap_in = /** @type {(inputs: Checkout_Asap_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ready around ${i?.time}`)
};

const fr_ca2_checkout_asap_in = /** @type {(inputs: Checkout_Asap_InInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prête vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Ready around {time}" |
*
* @param {Checkout_Asap_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap_in = /** @type {((inputs: Checkout_Asap_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Asap_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap_in(inputs)
	return en_ca2_checkout_asap_in(inputs)
});