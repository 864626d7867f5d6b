/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_ChangingInputs */

const en_ca2_order_changing = /** @type {(inputs: Order_ChangingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’re changing an order. Nothing changes until you confirm; then what you paid is refunded.`)
};

const fr_ca2_order_changing = /** @type {(inputs: Order_ChangingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous modifiez une commande. Rien ne change avant votre confirmation; ce que vous avez payé vous est alors remboursé.`)
};

/**
* | output |
* | --- |
* | "You’re changing an order. Nothing changes until you confirm; then what you paid is refunded." |
*
* @param {Order_ChangingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_changing = /** @type {((inputs?: Order_ChangingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_ChangingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_changing(inputs)
	return en_ca2_order_changing(inputs)
});