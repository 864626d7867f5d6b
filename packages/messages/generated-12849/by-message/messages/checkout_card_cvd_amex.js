/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Cvd_AmexInputs */

const en_ca2_checkout_card_cvd_amex = /** @type {(inputs: Checkout_Card_Cvd_AmexInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4 digits on the front`)
};

const fr_ca2_checkout_card_cvd_amex = /** @type {(inputs: Checkout_Card_Cvd_AmexInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`4 chiffres sur le devant`)
};

/**
* | output |
* | --- |
* | "4 digits on the front" |
*
* @param {Checkout_Card_Cvd_AmexInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_cvd_amex = /** @type {((inputs?: Checkout_Card_Cvd_AmexInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Cvd_AmexInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_cvd_amex(inputs)
	return en_ca2_checkout_card_cvd_amex(inputs)
});