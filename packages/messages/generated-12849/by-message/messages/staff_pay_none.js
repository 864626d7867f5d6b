/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_NoneInputs */

const en_ca2_staff_pay_none = /** @type {(inputs: Staff_Pay_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your menu is read-only: your venue file names no way to take payment.`)
};

const fr_ca2_staff_pay_none = /** @type {(inputs: Staff_Pay_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre menu est pour consultation seulement : le fichier de votre établissement n’indique aucun mode de paiement.`)
};

/**
* | output |
* | --- |
* | "Your menu is read-only: your venue file names no way to take payment." |
*
* @param {Staff_Pay_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_none = /** @type {((inputs?: Staff_Pay_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_none(inputs)
	return en_ca2_staff_pay_none(inputs)
});