/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Warn_Last_CallInputs */

const en_ca2_checkout_warn_last_call = /** @type {(inputs: Checkout_Warn_Last_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last call is at ${i?.time}`)
};

const fr_ca2_checkout_warn_last_call = /** @type {(inputs: Checkout_Warn_Last_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dernières commandes à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Last call is at {time}" |
*
* @param {Checkout_Warn_Last_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_warn_last_call = /** @type {((inputs: Checkout_Warn_Last_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Warn_Last_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_warn_last_call(inputs)
	return en_ca2_checkout_warn_last_call(inputs)
});