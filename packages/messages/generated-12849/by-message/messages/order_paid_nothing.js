/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Paid_NothingInputs */

const en_ca2_order_paid_nothing = /** @type {(inputs: Order_Paid_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing to pay.`)
};

const fr_ca2_order_paid_nothing = /** @type {(inputs: Order_Paid_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien à payer.`)
};

/**
* | output |
* | --- |
* | "Nothing to pay." |
*
* @param {Order_Paid_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_paid_nothing = /** @type {((inputs?: Order_Paid_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Paid_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_paid_nothing(inputs)
	return en_ca2_order_paid_nothing(inputs)
});