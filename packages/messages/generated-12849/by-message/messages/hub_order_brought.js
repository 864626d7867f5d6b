/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Hub_Order_BroughtInputs */

const en_ca2_hub_order_brought = /** @type {(inputs: Hub_Order_BroughtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each kitchen brings its part as soon as it is ready.`)
};

const fr_ca2_hub_order_brought = /** @type {(inputs: Hub_Order_BroughtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque cuisine apporte sa part dès qu’elle est prête.`)
};

/**
* | output |
* | --- |
* | "Each kitchen brings its part as soon as it is ready." |
*
* @param {Hub_Order_BroughtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_order_brought = /** @type {((inputs?: Hub_Order_BroughtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Order_BroughtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_order_brought(inputs)
	return en_ca2_hub_order_brought(inputs)
});