/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Offer_OffInputs */

const en_ca2_staff_pay_offer_off = /** @type {(inputs: Staff_Pay_Offer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`From the moment you begin, cards are off until Stripe accepts the account. That can take minutes or days.`)
};

const fr_ca2_staff_pay_offer_off = /** @type {(inputs: Staff_Pay_Offer_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dès que vous commencez, les cartes sont désactivées jusqu’à ce que Stripe accepte le compte. Cela peut prendre des minutes ou des jours.`)
};

/**
* | output |
* | --- |
* | "From the moment you begin, cards are off until Stripe accepts the account. That can take minutes or days." |
*
* @param {Staff_Pay_Offer_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_offer_off = /** @type {((inputs?: Staff_Pay_Offer_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Offer_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_offer_off(inputs)
	return en_ca2_staff_pay_offer_off(inputs)
});