/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_App_NameInputs */

const en_ca2_staff_app_name = /** @type {(inputs: Staff_App_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir for staff`)
};

const fr_ca2_staff_app_name = /** @type {(inputs: Staff_App_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comptoir, côté cuisine`)
};

/**
* | output |
* | --- |
* | "Comptoir for staff" |
*
* @param {Staff_App_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_app_name = /** @type {((inputs?: Staff_App_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_App_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_app_name(inputs)
	return en_ca2_staff_app_name(inputs)
});