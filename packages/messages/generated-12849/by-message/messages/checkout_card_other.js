/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_OtherInputs */

const en_ca2_checkout_card_other = /** @type {(inputs: Checkout_Card_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another card`)
};

const fr_ca2_checkout_card_other = /** @type {(inputs: Checkout_Card_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre carte`)
};

/**
* | output |
* | --- |
* | "Another card" |
*
* @param {Checkout_Card_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_other = /** @type {((inputs?: Checkout_Card_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_other(inputs)
	return en_ca2_checkout_card_other(inputs)
});