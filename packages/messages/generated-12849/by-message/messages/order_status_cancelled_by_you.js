/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_Cancelled_By_YouInputs */

const en_ca2_order_status_cancelled_by_you = /** @type {(inputs: Order_Status_Cancelled_By_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You cancelled this order.`)
};

const fr_ca2_order_status_cancelled_by_you = /** @type {(inputs: Order_Status_Cancelled_By_YouInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez annulé cette commande.`)
};

/**
* | output |
* | --- |
* | "You cancelled this order." |
*
* @param {Order_Status_Cancelled_By_YouInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_cancelled_by_you = /** @type {((inputs?: Order_Status_Cancelled_By_YouInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_Cancelled_By_YouInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_cancelled_by_you(inputs)
	return en_ca2_order_status_cancelled_by_you(inputs)
});