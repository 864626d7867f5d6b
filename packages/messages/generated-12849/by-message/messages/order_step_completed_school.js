/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Step_Completed_SchoolInputs */

const en_ca2_order_step_completed_school = /** @type {(inputs: Order_Step_Completed_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Handed out`)
};

const fr_ca2_order_step_completed_school = /** @type {(inputs: Order_Step_Completed_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remise`)
};

/**
* | output |
* | --- |
* | "Handed out" |
*
* @param {Order_Step_Completed_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_step_completed_school = /** @type {((inputs?: Order_Step_Completed_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Step_Completed_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_step_completed_school(inputs)
	return en_ca2_order_step_completed_school(inputs)
});