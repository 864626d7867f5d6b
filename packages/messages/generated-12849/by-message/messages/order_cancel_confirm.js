/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancel_ConfirmInputs */

const en_ca2_order_cancel_confirm = /** @type {(inputs: Order_Cancel_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Yes, cancel the order`)
};

const fr_ca2_order_cancel_confirm = /** @type {(inputs: Order_Cancel_ConfirmInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Oui, annuler la commande`)
};

/**
* | output |
* | --- |
* | "Yes, cancel the order" |
*
* @param {Order_Cancel_ConfirmInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancel_confirm = /** @type {((inputs?: Order_Cancel_ConfirmInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancel_ConfirmInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancel_confirm(inputs)
	return en_ca2_order_cancel_confirm(inputs)
});