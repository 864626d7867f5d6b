/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Phone_HintInputs */

const en_ca2_checkout_phone_hint = /** @type {(inputs: Checkout_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only if there is a question about your order.`)
};

const fr_ca2_checkout_phone_hint = /** @type {(inputs: Checkout_Phone_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seulement s’il y a une question sur votre commande.`)
};

/**
* | output |
* | --- |
* | "Only if there is a question about your order." |
*
* @param {Checkout_Phone_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_phone_hint = /** @type {((inputs?: Checkout_Phone_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Phone_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_phone_hint(inputs)
	return en_ca2_checkout_phone_hint(inputs)
});