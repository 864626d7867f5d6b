/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Why_Last_CallInputs */

const en_ca2_checkout_why_last_call = /** @type {(inputs: Checkout_Why_Last_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Last call was at ${i?.time}`)
};

const fr_ca2_checkout_why_last_call = /** @type {(inputs: Checkout_Why_Last_CallInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les dernières commandes étaient à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Last call was at {time}" |
*
* @param {Checkout_Why_Last_CallInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_last_call = /** @type {((inputs: Checkout_Why_Last_CallInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_Last_CallInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_last_call(inputs)
	return en_ca2_checkout_why_last_call(inputs)
});