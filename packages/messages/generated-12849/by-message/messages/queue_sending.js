/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_SendingInputs */

const en_ca2_queue_sending = /** @type {(inputs: Queue_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order is sent; we’re waiting for an answer`)
};

const fr_ca2_queue_sending = /** @type {(inputs: Queue_SendingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande est envoyée; nous attendons la réponse`)
};

/**
* | output |
* | --- |
* | "Your order is sent; we’re waiting for an answer" |
*
* @param {Queue_SendingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_sending = /** @type {((inputs?: Queue_SendingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_SendingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_sending(inputs)
	return en_ca2_queue_sending(inputs)
});