/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Tell_ReadyInputs */

const en_ca2_order_tell_ready = /** @type {(inputs: Order_Tell_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Text me when it’s ready`)
};

const fr_ca2_order_tell_ready = /** @type {(inputs: Order_Tell_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`M’avertir par texto quand c’est prêt`)
};

/**
* | output |
* | --- |
* | "Text me when it’s ready" |
*
* @param {Order_Tell_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_tell_ready = /** @type {((inputs?: Order_Tell_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Tell_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_tell_ready(inputs)
	return en_ca2_order_tell_ready(inputs)
});