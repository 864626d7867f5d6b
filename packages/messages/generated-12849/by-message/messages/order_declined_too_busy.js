/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Declined_Too_BusyInputs */

const en_ca2_order_declined_too_busy = /** @type {(inputs: Order_Declined_Too_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen is too busy right now.`)
};

const fr_ca2_order_declined_too_busy = /** @type {(inputs: Order_Declined_Too_BusyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine est débordée en ce moment.`)
};

/**
* | output |
* | --- |
* | "The kitchen is too busy right now." |
*
* @param {Order_Declined_Too_BusyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_declined_too_busy = /** @type {((inputs?: Order_Declined_Too_BusyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Declined_Too_BusyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_declined_too_busy(inputs)
	return en_ca2_order_declined_too_busy(inputs)
});