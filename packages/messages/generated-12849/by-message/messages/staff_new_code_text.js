/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_New_Code_TextInputs */

const en_ca2_staff_new_code_text = /** @type {(inputs: Staff_New_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`For another phone, tablet or browser. It works once, within a day.`)
};

const fr_ca2_staff_new_code_text = /** @type {(inputs: Staff_New_Code_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour un autre téléphone, une autre tablette ou un autre navigateur. Il sert une seule fois, dans les 24 heures.`)
};

/**
* | output |
* | --- |
* | "For another phone, tablet or browser. It works once, within a day." |
*
* @param {Staff_New_Code_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_new_code_text = /** @type {((inputs?: Staff_New_Code_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_New_Code_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_new_code_text(inputs)
	return en_ca2_staff_new_code_text(inputs)
});