/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Order_On_TabInputs */

const en_ca2_suite_order_on_tab = /** @type {(inputs: Suite_Order_On_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Order on the suite’s tab`)
};

const fr_ca2_suite_order_on_tab = /** @type {(inputs: Suite_Order_On_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander sur la note de la loge`)
};

/**
* | output |
* | --- |
* | "Order on the suite’s tab" |
*
* @param {Suite_Order_On_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_order_on_tab = /** @type {((inputs?: Suite_Order_On_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Order_On_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_order_on_tab(inputs)
	return en_ca2_suite_order_on_tab(inputs)
});