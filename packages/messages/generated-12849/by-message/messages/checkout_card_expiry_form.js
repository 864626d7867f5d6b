/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Expiry_FormInputs */

const en_ca2_checkout_card_expiry_form = /** @type {(inputs: Checkout_Card_Expiry_FormInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`MM/YY`)
};

const fr_ca2_checkout_card_expiry_form = /** @type {(inputs: Checkout_Card_Expiry_FormInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`MM/AA`)
};

/**
* | output |
* | --- |
* | "MM/YY" |
*
* @param {Checkout_Card_Expiry_FormInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_expiry_form = /** @type {((inputs?: Checkout_Card_Expiry_FormInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Expiry_FormInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_expiry_form(inputs)
	return en_ca2_checkout_card_expiry_form(inputs)
});