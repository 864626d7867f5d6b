/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Tells_ReadyInputs */

const en_ca2_order_tells_ready = /** @type {(inputs: Order_Tells_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll text you when it’s ready.`)
};

const fr_ca2_order_tells_ready = /** @type {(inputs: Order_Tells_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous recevrez un texto quand elle sera prête.`)
};

/**
* | output |
* | --- |
* | "We’ll text you when it’s ready." |
*
* @param {Order_Tells_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_tells_ready = /** @type {((inputs?: Order_Tells_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Tells_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_tells_ready(inputs)
	return en_ca2_order_tells_ready(inputs)
});