/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Held_UntilInputs */

const en_ca2_checkout_held_until = /** @type {(inputs: Checkout_Held_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Held for you until ${i?.time}`)
};

const fr_ca2_checkout_held_until = /** @type {(inputs: Checkout_Held_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Réservée pour vous jusqu’à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Held for you until {time}" |
*
* @param {Checkout_Held_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_held_until = /** @type {((inputs: Checkout_Held_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Held_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_held_until(inputs)
	return en_ca2_checkout_held_until(inputs)
});