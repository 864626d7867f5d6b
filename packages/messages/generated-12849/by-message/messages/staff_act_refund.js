/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_RefundInputs */

const en_ca2_staff_act_refund = /** @type {(inputs: Staff_Act_RefundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refunded`)
};

const fr_ca2_staff_act_refund = /** @type {(inputs: Staff_Act_RefundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remboursée`)
};

/**
* | output |
* | --- |
* | "Refunded" |
*
* @param {Staff_Act_RefundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_refund = /** @type {((inputs?: Staff_Act_RefundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_RefundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_refund(inputs)
	return en_ca2_staff_act_refund(inputs)
});