/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ hub: NonNullable<unknown> }} Hub_Order_HeadingInputs */

const en_ca2_hub_order_heading = /** @type {(inputs: Hub_Order_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order at ${i?.hub}`)
};

const fr_ca2_hub_order_heading = /** @type {(inputs: Hub_Order_HeadingInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande : ${i?.hub}`)
};

/**
* | output |
* | --- |
* | "Your order at {hub}" |
*
* @param {Hub_Order_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const hub_order_heading = /** @type {((inputs: Hub_Order_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Hub_Order_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_hub_order_heading(inputs)
	return en_ca2_hub_order_heading(inputs)
});