/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_OfferInputs */

const en_ca2_staff_pay_offer = /** @type {(inputs: Staff_Pay_OfferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With your own Stripe account, payments go straight to you, and refunds come from you.`)
};

const fr_ca2_staff_pay_offer = /** @type {(inputs: Staff_Pay_OfferInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avec votre propre compte Stripe, les paiements vous parviennent directement, et les remboursements viennent de vous.`)
};

/**
* | output |
* | --- |
* | "With your own Stripe account, payments go straight to you, and refunds come from you." |
*
* @param {Staff_Pay_OfferInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_offer = /** @type {((inputs?: Staff_Pay_OfferInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_OfferInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_offer(inputs)
	return en_ca2_staff_pay_offer(inputs)
});