/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Card_CvdInputs */

const en_ca2_checkout_card_cvd = /** @type {(inputs: Checkout_Card_CvdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Security code`)
};

const fr_ca2_checkout_card_cvd = /** @type {(inputs: Checkout_Card_CvdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Code de sécurité`)
};

/**
* | output |
* | --- |
* | "Security code" |
*
* @param {Checkout_Card_CvdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_card_cvd = /** @type {((inputs?: Checkout_Card_CvdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Card_CvdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_card_cvd(inputs)
	return en_ca2_checkout_card_cvd(inputs)
});