/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_ReadyInputs */

const en_ca2_staff_pay_standing_ready = /** @type {(inputs: Staff_Pay_Standing_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe takes cards for you and pays you out.`)
};

const fr_ca2_staff_pay_standing_ready = /** @type {(inputs: Staff_Pay_Standing_ReadyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe accepte les cartes en votre nom et vous verse l’argent.`)
};

/**
* | output |
* | --- |
* | "Stripe takes cards for you and pays you out." |
*
* @param {Staff_Pay_Standing_ReadyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_ready = /** @type {((inputs?: Staff_Pay_Standing_ReadyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_ReadyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_ready(inputs)
	return en_ca2_staff_pay_standing_ready(inputs)
});