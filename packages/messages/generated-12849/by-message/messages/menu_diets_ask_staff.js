/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Diets_Ask_StaffInputs */

const en_ca2_menu_diets_ask_staff = /** @type {(inputs: Menu_Diets_Ask_StaffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please ask the staff before you order.`)
};

const fr_ca2_menu_diets_ask_staff = /** @type {(inputs: Menu_Diets_Ask_StaffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Renseignez-vous auprès du personnel avant de commander.`)
};

/**
* | output |
* | --- |
* | "Please ask the staff before you order." |
*
* @param {Menu_Diets_Ask_StaffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_diets_ask_staff = /** @type {((inputs?: Menu_Diets_Ask_StaffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Diets_Ask_StaffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_diets_ask_staff(inputs)
	return en_ca2_menu_diets_ask_staff(inputs)
});