/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ letters: NonNullable<unknown> }} Checkout_Weekday_ShortInputs */

const en_ca2_checkout_weekday_short = /** @type {(inputs: Checkout_Weekday_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.letters}`)
};

const fr_ca2_checkout_weekday_short = /** @type {(inputs: Checkout_Weekday_ShortInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.letters}.`)
};

/**
* | output |
* | --- |
* | "{letters}" |
*
* @param {Checkout_Weekday_ShortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_weekday_short = /** @type {((inputs: Checkout_Weekday_ShortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Weekday_ShortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_weekday_short(inputs)
	return en_ca2_checkout_weekday_short(inputs)
});