/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_Not_SentInputs */

const en_ca2_queue_not_sent = /** @type {(inputs: Queue_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order was not sent`)
};

const fr_ca2_queue_not_sent = /** @type {(inputs: Queue_Not_SentInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande n’a pas été envoyée`)
};

/**
* | output |
* | --- |
* | "Your order was not sent" |
*
* @param {Queue_Not_SentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_not_sent = /** @type {((inputs?: Queue_Not_SentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Not_SentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_not_sent(inputs)
	return en_ca2_queue_not_sent(inputs)
});