/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_CompletedInputs */

const en_ca2_order_status_completed = /** @type {(inputs: Order_Status_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enjoy!`)
};

const fr_ca2_order_status_completed = /** @type {(inputs: Order_Status_CompletedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bon appétit!`)
};

/**
* | output |
* | --- |
* | "Enjoy!" |
*
* @param {Order_Status_CompletedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_completed = /** @type {((inputs?: Order_Status_CompletedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_CompletedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_completed(inputs)
	return en_ca2_order_status_completed(inputs)
});