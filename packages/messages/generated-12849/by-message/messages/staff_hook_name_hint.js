/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Name_HintInputs */

const en_ca2_staff_hook_name_hint = /** @type {(inputs: Staff_Hook_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`So that you know it again, such as “Till”`)
};

const fr_ca2_staff_hook_name_hint = /** @type {(inputs: Staff_Hook_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour le reconnaître, par exemple « Caisse »`)
};

/**
* | output |
* | --- |
* | "So that you know it again, such as “Till”" |
*
* @param {Staff_Hook_Name_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_name_hint = /** @type {((inputs?: Staff_Hook_Name_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Name_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_name_hint(inputs)
	return en_ca2_staff_hook_name_hint(inputs)
});