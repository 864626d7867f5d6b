/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Order_Ready_Tab_TitleInputs */

const en_ca2_order_ready_tab_title = /** @type {(inputs: Order_Ready_Tab_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ready: ${i?.number}`)
};

const fr_ca2_order_ready_tab_title = /** @type {(inputs: Order_Ready_Tab_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prête : ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Ready: {number}" |
*
* @param {Order_Ready_Tab_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_ready_tab_title = /** @type {((inputs: Order_Ready_Tab_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Ready_Tab_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_ready_tab_title(inputs)
	return en_ca2_order_ready_tab_title(inputs)
});