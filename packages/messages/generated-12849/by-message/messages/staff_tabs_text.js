/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Tabs_TextInputs */

const en_ca2_staff_tabs_text = /** @type {(inputs: Staff_Tabs_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders that are paid in person, and the suites’ open tabs.`)
};

const fr_ca2_staff_tabs_text = /** @type {(inputs: Staff_Tabs_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les commandes payées sur place et les notes de loge ouvertes.`)
};

/**
* | output |
* | --- |
* | "Orders that are paid in person, and the suites’ open tabs." |
*
* @param {Staff_Tabs_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_text = /** @type {((inputs?: Staff_Tabs_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_text(inputs)
	return en_ca2_staff_tabs_text(inputs)
});