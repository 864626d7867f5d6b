/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_Cvd_HintInputs */

const en_ca2_checkout_card_cvd_hint = /** @type {(inputs: Checkout_Card_Cvd_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3 digits on the back`)
};

const fr_ca2_checkout_card_cvd_hint = /** @type {(inputs: Checkout_Card_Cvd_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`3 chiffres au dos`)
};

/**
* | output |
* | --- |
* | "3 digits on the back" |
*
* @param {Checkout_Card_Cvd_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_cvd_hint = /** @type {((inputs?: Checkout_Card_Cvd_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_Cvd_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_cvd_hint(inputs)
	return en_ca2_checkout_card_cvd_hint(inputs)
});