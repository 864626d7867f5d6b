/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_To_CheckoutInputs */

const en_ca2_queue_to_checkout = /** @type {(inputs: Queue_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Back to the checkout`)
};

const fr_ca2_queue_to_checkout = /** @type {(inputs: Queue_To_CheckoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à la commande`)
};

/**
* | output |
* | --- |
* | "Back to the checkout" |
*
* @param {Queue_To_CheckoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_to_checkout = /** @type {((inputs?: Queue_To_CheckoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_To_CheckoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_to_checkout(inputs)
	return en_ca2_queue_to_checkout(inputs)
});