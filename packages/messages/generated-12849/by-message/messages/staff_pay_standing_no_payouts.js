/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_No_PayoutsInputs */

const en_ca2_staff_pay_standing_no_payouts = /** @type {(inputs: Staff_Pay_Standing_No_PayoutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe takes cards for you, and doesn’t pay you out yet.`)
};

const fr_ca2_staff_pay_standing_no_payouts = /** @type {(inputs: Staff_Pay_Standing_No_PayoutsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe accepte les cartes en votre nom, mais ne vous verse pas encore l’argent.`)
};

/**
* | output |
* | --- |
* | "Stripe takes cards for you, and doesn’t pay you out yet." |
*
* @param {Staff_Pay_Standing_No_PayoutsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_no_payouts = /** @type {((inputs?: Staff_Pay_Standing_No_PayoutsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_No_PayoutsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_no_payouts(inputs)
	return en_ca2_staff_pay_standing_no_payouts(inputs)
});