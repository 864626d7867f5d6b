/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Declined_ClosingInputs */

const en_ca2_order_declined_closing = /** @type {(inputs: Order_Declined_ClosingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen is about to close.`)
};

const fr_ca2_order_declined_closing = /** @type {(inputs: Order_Declined_ClosingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine est sur le point de fermer.`)
};

/**
* | output |
* | --- |
* | "The kitchen is about to close." |
*
* @param {Order_Declined_ClosingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_closing = /** @type {((inputs?: Order_Declined_ClosingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_ClosingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_closing(inputs)
	return en_ca2_order_declined_closing(inputs)
});