/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_AcceptedInputs */

const en_ca2_order_status_accepted = /** @type {(inputs: Order_Status_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant accepted your order.`)
};

const fr_ca2_order_status_accepted = /** @type {(inputs: Order_Status_AcceptedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant a accepté votre commande.`)
};

/**
* | output |
* | --- |
* | "The restaurant accepted your order." |
*
* @param {Order_Status_AcceptedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_accepted = /** @type {((inputs?: Order_Status_AcceptedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_AcceptedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_accepted(inputs)
	return en_ca2_order_status_accepted(inputs)
});