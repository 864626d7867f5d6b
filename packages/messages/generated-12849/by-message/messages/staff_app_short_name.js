/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_App_Short_NameInputs */

const en_ca2_staff_app_short_name = /** @type {(inputs: Staff_App_Short_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders`)
};

const fr_ca2_staff_app_short_name = /** @type {(inputs: Staff_App_Short_NameInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandes`)
};

/**
* | output |
* | --- |
* | "Orders" |
*
* @param {Staff_App_Short_NameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_app_short_name = /** @type {((inputs?: Staff_App_Short_NameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_App_Short_NameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_app_short_name(inputs)
	return en_ca2_staff_app_short_name(inputs)
});