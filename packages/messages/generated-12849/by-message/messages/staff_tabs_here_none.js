/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Tabs_Here_NoneInputs */

const en_ca2_staff_tabs_here_none = /** @type {(inputs: Staff_Tabs_Here_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing is waiting to be paid in person.`)
};

const fr_ca2_staff_tabs_here_none = /** @type {(inputs: Staff_Tabs_Here_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’attend d’être payé sur place.`)
};

/**
* | output |
* | --- |
* | "Nothing is waiting to be paid in person." |
*
* @param {Staff_Tabs_Here_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_here_none = /** @type {((inputs?: Staff_Tabs_Here_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_Here_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_here_none(inputs)
	return en_ca2_staff_tabs_here_none(inputs)
});