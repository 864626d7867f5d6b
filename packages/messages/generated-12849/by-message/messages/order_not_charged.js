/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Not_ChargedInputs */

const en_ca2_order_not_charged = /** @type {(inputs: Order_Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your card was not charged.`)
};

const fr_ca2_order_not_charged = /** @type {(inputs: Order_Not_ChargedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre carte n’a pas été débitée.`)
};

/**
* | output |
* | --- |
* | "Your card was not charged." |
*
* @param {Order_Not_ChargedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_not_charged = /** @type {((inputs?: Order_Not_ChargedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Not_ChargedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_not_charged(inputs)
	return en_ca2_order_not_charged(inputs)
});