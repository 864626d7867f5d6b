/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Unknown_HeadingInputs */

const en_ca2_order_unknown_heading = /** @type {(inputs: Order_Unknown_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t find this order`)
};

const fr_ca2_order_unknown_heading = /** @type {(inputs: Order_Unknown_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous ne trouvons pas cette commande`)
};

/**
* | output |
* | --- |
* | "We can’t find this order" |
*
* @param {Order_Unknown_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_unknown_heading = /** @type {((inputs?: Order_Unknown_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Unknown_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_unknown_heading(inputs)
	return en_ca2_order_unknown_heading(inputs)
});