/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Asap_GoneInputs */

const en_ca2_checkout_asap_gone = /** @type {(inputs: Checkout_Asap_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t make it right away any more. Please choose a time.`)
};

const fr_ca2_checkout_asap_gone = /** @type {(inputs: Checkout_Asap_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne pouvons plus la préparer tout de suite. Veuillez choisir une heure.`)
};

/**
* | output |
* | --- |
* | "We can’t make it right away any more. Please choose a time." |
*
* @param {Checkout_Asap_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap_gone = /** @type {((inputs?: Checkout_Asap_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Asap_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap_gone(inputs)
	return en_ca2_checkout_asap_gone(inputs)
});