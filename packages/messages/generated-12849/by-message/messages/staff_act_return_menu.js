/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_Return_MenuInputs */

const en_ca2_staff_act_return_menu = /** @type {(inputs: Staff_Act_Return_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Went back to an earlier menu`)
};

const fr_ca2_staff_act_return_menu = /** @type {(inputs: Staff_Act_Return_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Retour à un menu antérieur`)
};

/**
* | output |
* | --- |
* | "Went back to an earlier menu" |
*
* @param {Staff_Act_Return_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_return_menu = /** @type {((inputs?: Staff_Act_Return_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_Return_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_return_menu(inputs)
	return en_ca2_staff_act_return_menu(inputs)
});