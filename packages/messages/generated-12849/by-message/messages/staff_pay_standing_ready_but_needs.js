/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_Ready_But_NeedsInputs */

const en_ca2_staff_pay_standing_ready_but_needs = /** @type {(inputs: Staff_Pay_Standing_Ready_But_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe takes cards for you. It needs more to go on doing so.`)
};

const fr_ca2_staff_pay_standing_ready_but_needs = /** @type {(inputs: Staff_Pay_Standing_Ready_But_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe accepte les cartes en votre nom. Il lui manque des renseignements pour continuer.`)
};

/**
* | output |
* | --- |
* | "Stripe takes cards for you. It needs more to go on doing so." |
*
* @param {Staff_Pay_Standing_Ready_But_NeedsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_ready_but_needs = /** @type {((inputs?: Staff_Pay_Standing_Ready_But_NeedsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_Ready_But_NeedsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_ready_but_needs(inputs)
	return en_ca2_staff_pay_standing_ready_but_needs(inputs)
});