/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Disconnect_TitleInputs */

const en_ca2_staff_pay_disconnect_title = /** @type {(inputs: Staff_Pay_Disconnect_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Disconnect`)
};

const fr_ca2_staff_pay_disconnect_title = /** @type {(inputs: Staff_Pay_Disconnect_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dissocier`)
};

/**
* | output |
* | --- |
* | "Disconnect" |
*
* @param {Staff_Pay_Disconnect_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_disconnect_title = /** @type {((inputs?: Staff_Pay_Disconnect_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Disconnect_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_disconnect_title(inputs)
	return en_ca2_staff_pay_disconnect_title(inputs)
});