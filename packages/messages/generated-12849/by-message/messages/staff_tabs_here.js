/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Tabs_HereInputs */

const en_ca2_staff_tabs_here = /** @type {(inputs: Staff_Tabs_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In person`)
};

const fr_ca2_staff_tabs_here = /** @type {(inputs: Staff_Tabs_HereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sur place`)
};

/**
* | output |
* | --- |
* | "In person" |
*
* @param {Staff_Tabs_HereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_here = /** @type {((inputs?: Staff_Tabs_HereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_HereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_here(inputs)
	return en_ca2_staff_tabs_here(inputs)
});