/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Tomorrow_AtInputs */

const en_ca2_checkout_tomorrow_at = /** @type {(inputs: Checkout_Tomorrow_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tomorrow at ${i?.time}`)
};

const fr_ca2_checkout_tomorrow_at = /** @type {(inputs: Checkout_Tomorrow_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Demain à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Tomorrow at {time}" |
*
* @param {Checkout_Tomorrow_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tomorrow_at = /** @type {((inputs: Checkout_Tomorrow_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tomorrow_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tomorrow_at(inputs)
	return en_ca2_checkout_tomorrow_at(inputs)
});