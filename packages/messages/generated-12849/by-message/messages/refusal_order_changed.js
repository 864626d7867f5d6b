/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Order_ChangedInputs */

const en_ca2_refusal_order_changed = /** @type {(inputs: Refusal_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Someone else just changed this order.`)
};

const fr_ca2_refusal_order_changed = /** @type {(inputs: Refusal_Order_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Quelqu’un d’autre vient de modifier cette commande.`)
};

/**
* | output |
* | --- |
* | "Someone else just changed this order." |
*
* @param {Refusal_Order_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_order_changed = /** @type {((inputs?: Refusal_Order_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Order_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_order_changed(inputs)
	return en_ca2_refusal_order_changed(inputs)
});