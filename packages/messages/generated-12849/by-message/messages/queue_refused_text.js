/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_Refused_TextInputs */

const en_ca2_queue_refused_text = /** @type {(inputs: Queue_Refused_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It can’t be ordered as it is. Nothing was charged, and your cart is saved.`)
};

const fr_ca2_queue_refused_text = /** @type {(inputs: Queue_Refused_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle ne peut pas être passée telle quelle. Rien n’a été débité, et votre panier est conservé.`)
};

/**
* | output |
* | --- |
* | "It can’t be ordered as it is. Nothing was charged, and your cart is saved." |
*
* @param {Queue_Refused_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_refused_text = /** @type {((inputs?: Queue_Refused_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Refused_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_refused_text(inputs)
	return en_ca2_queue_refused_text(inputs)
});