/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancelled_Nothing_DueInputs */

const en_ca2_order_cancelled_nothing_due = /** @type {(inputs: Order_Cancelled_Nothing_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have nothing to pay.`)
};

const fr_ca2_order_cancelled_nothing_due = /** @type {(inputs: Order_Cancelled_Nothing_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous n’avez rien à payer.`)
};

/**
* | output |
* | --- |
* | "You have nothing to pay." |
*
* @param {Order_Cancelled_Nothing_DueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancelled_nothing_due = /** @type {((inputs?: Order_Cancelled_Nothing_DueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancelled_Nothing_DueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancelled_nothing_due(inputs)
	return en_ca2_order_cancelled_nothing_due(inputs)
});