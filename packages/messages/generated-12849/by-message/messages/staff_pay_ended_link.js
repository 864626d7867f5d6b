/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Ended_LinkInputs */

const en_ca2_staff_pay_ended_link = /** @type {(inputs: Staff_Pay_Ended_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That page at Stripe had ended. Please continue from here.`)
};

const fr_ca2_staff_pay_ended_link = /** @type {(inputs: Staff_Pay_Ended_LinkInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page de Stripe avait expiré. Continuez à partir d’ici.`)
};

/**
* | output |
* | --- |
* | "That page at Stripe had ended. Please continue from here." |
*
* @param {Staff_Pay_Ended_LinkInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_ended_link = /** @type {((inputs?: Staff_Pay_Ended_LinkInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Ended_LinkInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_ended_link(inputs)
	return en_ca2_staff_pay_ended_link(inputs)
});