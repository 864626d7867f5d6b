/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Another_RoundInputs */

const en_ca2_order_another_round = /** @type {(inputs: Order_Another_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order another round`)
};

const fr_ca2_order_another_round = /** @type {(inputs: Order_Another_RoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander une autre tournée`)
};

/**
* | output |
* | --- |
* | "Order another round" |
*
* @param {Order_Another_RoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_another_round = /** @type {((inputs?: Order_Another_RoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Another_RoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_another_round(inputs)
	return en_ca2_order_another_round(inputs)
});