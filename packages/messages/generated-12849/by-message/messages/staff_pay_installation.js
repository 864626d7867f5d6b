/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_InstallationInputs */

const en_ca2_staff_pay_installation = /** @type {(inputs: Staff_Pay_InstallationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card payments go to the account of whoever runs this site.`)
};

const fr_ca2_staff_pay_installation = /** @type {(inputs: Staff_Pay_InstallationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les paiements par carte vont au compte de l’exploitant de ce site.`)
};

/**
* | output |
* | --- |
* | "Card payments go to the account of whoever runs this site." |
*
* @param {Staff_Pay_InstallationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_installation = /** @type {((inputs?: Staff_Pay_InstallationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_InstallationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_installation(inputs)
	return en_ca2_staff_pay_installation(inputs)
});