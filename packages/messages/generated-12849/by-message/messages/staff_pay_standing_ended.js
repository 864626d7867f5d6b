/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_EndedInputs */

const en_ca2_staff_pay_standing_ended = /** @type {(inputs: Staff_Pay_Standing_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Access to this account was ended at Stripe. Disconnect it here, and connect an account again.`)
};

const fr_ca2_staff_pay_standing_ended = /** @type {(inputs: Staff_Pay_Standing_EndedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’accès à ce compte a été retiré chez Stripe. Dissociez-le ici, puis reliez un compte de nouveau.`)
};

/**
* | output |
* | --- |
* | "Access to this account was ended at Stripe. Disconnect it here, and connect an account again." |
*
* @param {Staff_Pay_Standing_EndedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_ended = /** @type {((inputs?: Staff_Pay_Standing_EndedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_EndedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_ended(inputs)
	return en_ca2_staff_pay_standing_ended(inputs)
});