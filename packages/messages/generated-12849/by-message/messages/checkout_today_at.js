/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Today_AtInputs */

const en_ca2_checkout_today_at = /** @type {(inputs: Checkout_Today_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Today at ${i?.time}`)
};

const fr_ca2_checkout_today_at = /** @type {(inputs: Checkout_Today_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Aujourd’hui à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Today at {time}" |
*
* @param {Checkout_Today_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_today_at = /** @type {((inputs: Checkout_Today_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Today_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_today_at(inputs)
	return en_ca2_checkout_today_at(inputs)
});