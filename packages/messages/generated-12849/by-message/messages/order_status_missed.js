/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_MissedInputs */

const en_ca2_order_status_missed = /** @type {(inputs: Order_Status_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant didn’t answer in time.`)
};

const fr_ca2_order_status_missed = /** @type {(inputs: Order_Status_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant n’a pas répondu à temps.`)
};

/**
* | output |
* | --- |
* | "The restaurant didn’t answer in time." |
*
* @param {Order_Status_MissedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_missed = /** @type {((inputs?: Order_Status_MissedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_MissedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_missed(inputs)
	return en_ca2_order_status_missed(inputs)
});