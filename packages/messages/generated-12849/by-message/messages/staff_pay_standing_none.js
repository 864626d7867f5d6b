/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_NoneInputs */

const en_ca2_staff_pay_standing_none = /** @type {(inputs: Staff_Pay_Standing_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No account is connected. Cards are off until one is.`)
};

const fr_ca2_staff_pay_standing_none = /** @type {(inputs: Staff_Pay_Standing_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun compte n’est relié. Les cartes restent désactivées d’ici là.`)
};

/**
* | output |
* | --- |
* | "No account is connected. Cards are off until one is." |
*
* @param {Staff_Pay_Standing_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_none = /** @type {((inputs?: Staff_Pay_Standing_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_none(inputs)
	return en_ca2_staff_pay_standing_none(inputs)
});