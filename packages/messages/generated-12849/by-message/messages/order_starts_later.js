/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Starts_LaterInputs */

const en_ca2_order_starts_later = /** @type {(inputs: Order_Starts_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing to do until then: the kitchen starts in good time.`)
};

const fr_ca2_order_starts_later = /** @type {(inputs: Order_Starts_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien à faire d’ici là : la cuisine s’y mettra à temps.`)
};

/**
* | output |
* | --- |
* | "Nothing to do until then: the kitchen starts in good time." |
*
* @param {Order_Starts_LaterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_starts_later = /** @type {((inputs?: Order_Starts_LaterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Starts_LaterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_starts_later(inputs)
	return en_ca2_order_starts_later(inputs)
});