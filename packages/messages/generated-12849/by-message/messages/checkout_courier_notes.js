/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Courier_NotesInputs */

const en_ca2_checkout_courier_notes = /** @type {(inputs: Checkout_Courier_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Delivery instructions`)
};

const fr_ca2_checkout_courier_notes = /** @type {(inputs: Checkout_Courier_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Instructions de livraison`)
};

/**
* | output |
* | --- |
* | "Delivery instructions" |
*
* @param {Checkout_Courier_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_courier_notes = /** @type {((inputs?: Checkout_Courier_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Courier_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_courier_notes(inputs)
	return en_ca2_checkout_courier_notes(inputs)
});