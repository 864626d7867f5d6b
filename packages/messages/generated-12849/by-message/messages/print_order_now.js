/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Order_NowInputs */

const en_ca2_print_order_now = /** @type {(inputs: Print_Order_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The whole order now:`)
};

const fr_ca2_print_order_now = /** @type {(inputs: Print_Order_NowInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toute la commande maintenant :`)
};

/**
* | output |
* | --- |
* | "The whole order now:" |
*
* @param {Print_Order_NowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_order_now = /** @type {((inputs?: Print_Order_NowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Order_NowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_order_now(inputs)
	return en_ca2_print_order_now(inputs)
});