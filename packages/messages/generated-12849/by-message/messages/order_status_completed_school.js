/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_Completed_SchoolInputs */

const en_ca2_order_status_completed_school = /** @type {(inputs: Order_Status_Completed_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The meal was handed out.`)
};

const fr_ca2_order_status_completed_school = /** @type {(inputs: Order_Status_Completed_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le repas a été remis.`)
};

/**
* | output |
* | --- |
* | "The meal was handed out." |
*
* @param {Order_Status_Completed_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_completed_school = /** @type {((inputs?: Order_Status_Completed_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_Completed_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_completed_school(inputs)
	return en_ca2_order_status_completed_school(inputs)
});