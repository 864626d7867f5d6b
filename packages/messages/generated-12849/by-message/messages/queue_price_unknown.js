/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_Price_UnknownInputs */

const en_ca2_queue_price_unknown = /** @type {(inputs: Queue_Price_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its price has changed. You’ll see the new one before anything is ordered.`)
};

const fr_ca2_queue_price_unknown = /** @type {(inputs: Queue_Price_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Son prix a changé. Vous verrez le nouveau avant que quoi que ce soit ne soit commandé.`)
};

/**
* | output |
* | --- |
* | "Its price has changed. You’ll see the new one before anything is ordered." |
*
* @param {Queue_Price_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_price_unknown = /** @type {((inputs?: Queue_Price_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_Price_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_price_unknown(inputs)
	return en_ca2_queue_price_unknown(inputs)
});