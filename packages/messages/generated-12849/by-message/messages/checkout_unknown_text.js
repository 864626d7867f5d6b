/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Unknown_TextInputs */

const en_ca2_checkout_unknown_text = /** @type {(inputs: Checkout_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order may have gone through. We’re still checking. Trying again never orders twice.`)
};

const fr_ca2_checkout_unknown_text = /** @type {(inputs: Checkout_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande est peut-être passée. Nous vérifions encore. Réessayer ne commande jamais deux fois.`)
};

/**
* | output |
* | --- |
* | "Your order may have gone through. We’re still checking. Trying again never orders twice." |
*
* @param {Checkout_Unknown_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_unknown_text = /** @type {((inputs?: Checkout_Unknown_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Unknown_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_unknown_text(inputs)
	return en_ca2_checkout_unknown_text(inputs)
});