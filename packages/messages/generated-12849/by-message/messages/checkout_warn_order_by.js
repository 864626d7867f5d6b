/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Warn_Order_ByInputs */

const en_ca2_checkout_warn_order_by = /** @type {(inputs: Checkout_Warn_Order_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order by ${i?.time} to have it at the time you chose.`)
};

const fr_ca2_checkout_warn_order_by = /** @type {(inputs: Checkout_Warn_Order_ByInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandez avant ${i?.time} pour l’avoir à l’heure choisie.`)
};

/**
* | output |
* | --- |
* | "Order by {time} to have it at the time you chose." |
*
* @param {Checkout_Warn_Order_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_warn_order_by = /** @type {((inputs: Checkout_Warn_Order_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Warn_Order_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_warn_order_by(inputs)
	return en_ca2_checkout_warn_order_by(inputs)
});