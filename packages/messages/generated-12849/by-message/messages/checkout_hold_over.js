/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Hold_OverInputs */

const en_ca2_checkout_hold_over = /** @type {(inputs: Checkout_Hold_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We no longer hold your time. It’s still yours if it’s free when you order.`)
};

const fr_ca2_checkout_hold_over = /** @type {(inputs: Checkout_Hold_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre heure ne vous est plus réservée. Elle reste à vous si elle est libre quand vous commandez.`)
};

/**
* | output |
* | --- |
* | "We no longer hold your time. It’s still yours if it’s free when you order." |
*
* @param {Checkout_Hold_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_hold_over = /** @type {((inputs?: Checkout_Hold_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Hold_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_hold_over(inputs)
	return en_ca2_checkout_hold_over(inputs)
});