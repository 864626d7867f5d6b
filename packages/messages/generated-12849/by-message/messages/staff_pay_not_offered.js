/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Not_OfferedInputs */

const en_ca2_staff_pay_not_offered = /** @type {(inputs: Staff_Pay_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Accounts of your own are not turned on here. Please ask whoever runs this site.`)
};

const fr_ca2_staff_pay_not_offered = /** @type {(inputs: Staff_Pay_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les comptes des restaurants ne sont pas activés ici. Adressez-vous à l’exploitant de ce site.`)
};

/**
* | output |
* | --- |
* | "Accounts of your own are not turned on here. Please ask whoever runs this site." |
*
* @param {Staff_Pay_Not_OfferedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_not_offered = /** @type {((inputs?: Staff_Pay_Not_OfferedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Not_OfferedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_not_offered(inputs)
	return en_ca2_staff_pay_not_offered(inputs)
});