/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Placing_Slow_TextInputs */

const en_ca2_checkout_placing_slow_text = /** @type {(inputs: Checkout_Placing_Slow_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The network is slow. We keep trying; you need do nothing.`)
};

const fr_ca2_checkout_placing_slow_text = /** @type {(inputs: Checkout_Placing_Slow_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le réseau est lent. Nous réessayons; vous n’avez rien à faire.`)
};

/**
* | output |
* | --- |
* | "The network is slow. We keep trying; you need do nothing." |
*
* @param {Checkout_Placing_Slow_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing_slow_text = /** @type {((inputs?: Checkout_Placing_Slow_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Placing_Slow_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing_slow_text(inputs)
	return en_ca2_checkout_placing_slow_text(inputs)
});