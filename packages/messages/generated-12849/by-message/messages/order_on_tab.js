/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Order_On_TabInputs */

const en_ca2_order_on_tab = /** @type {(inputs: Order_On_TabInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount}, on the suite’s tab.`)
};

const fr_ca2_order_on_tab = /** @type {(inputs: Order_On_TabInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount}, sur la note de la loge.`)
};

/**
* | output |
* | --- |
* | "{amount}, on the suite’s tab." |
*
* @param {Order_On_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_on_tab = /** @type {((inputs: Order_On_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_On_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_on_tab(inputs)
	return en_ca2_order_on_tab(inputs)
});