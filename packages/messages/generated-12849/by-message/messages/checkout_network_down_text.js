/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Network_Down_TextInputs */

const en_ca2_checkout_network_down_text = /** @type {(inputs: Checkout_Network_Down_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing was sent. Your cart and your details are saved. Check your connection and try again.`)
};

const fr_ca2_checkout_network_down_text = /** @type {(inputs: Checkout_Network_Down_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’a été envoyé. Votre panier et vos renseignements sont conservés. Vérifiez votre connexion et réessayez.`)
};

/**
* | output |
* | --- |
* | "Nothing was sent. Your cart and your details are saved. Check your connection and try again." |
*
* @param {Checkout_Network_Down_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_network_down_text = /** @type {((inputs?: Checkout_Network_Down_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Network_Down_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_network_down_text(inputs)
	return en_ca2_checkout_network_down_text(inputs)
});