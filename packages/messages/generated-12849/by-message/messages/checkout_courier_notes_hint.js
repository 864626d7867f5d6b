/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Courier_Notes_HintInputs */

const en_ca2_checkout_courier_notes_hint = /** @type {(inputs: Checkout_Courier_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apartment, buzzer, where to leave it.`)
};

const fr_ca2_checkout_courier_notes_hint = /** @type {(inputs: Checkout_Courier_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Appartement, sonnette, où déposer la commande.`)
};

/**
* | output |
* | --- |
* | "Apartment, buzzer, where to leave it." |
*
* @param {Checkout_Courier_Notes_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_courier_notes_hint = /** @type {((inputs?: Checkout_Courier_Notes_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Courier_Notes_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_courier_notes_hint(inputs)
	return en_ca2_checkout_courier_notes_hint(inputs)
});