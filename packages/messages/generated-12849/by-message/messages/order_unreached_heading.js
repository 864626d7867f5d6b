/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Unreached_HeadingInputs */

const en_ca2_order_unreached_heading = /** @type {(inputs: Order_Unreached_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order can’t be shown just now`)
};

const fr_ca2_order_unreached_heading = /** @type {(inputs: Order_Unreached_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande ne peut pas s’afficher pour l’instant`)
};

/**
* | output |
* | --- |
* | "This order can’t be shown just now" |
*
* @param {Order_Unreached_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_unreached_heading = /** @type {((inputs?: Order_Unreached_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Unreached_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_unreached_heading(inputs)
	return en_ca2_order_unreached_heading(inputs)
});