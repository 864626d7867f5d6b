/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_In_ProgressInputs */

const en_ca2_order_status_in_progress = /** @type {(inputs: Order_Status_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen is on it.`)
};

const fr_ca2_order_status_in_progress = /** @type {(inputs: Order_Status_In_ProgressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine s’en occupe.`)
};

/**
* | output |
* | --- |
* | "The kitchen is on it." |
*
* @param {Order_Status_In_ProgressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_in_progress = /** @type {((inputs?: Order_Status_In_ProgressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_In_ProgressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_in_progress(inputs)
	return en_ca2_order_status_in_progress(inputs)
});