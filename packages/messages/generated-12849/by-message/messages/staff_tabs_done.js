/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Tabs_DoneInputs */

const en_ca2_staff_tabs_done = /** @type {(inputs: Staff_Tabs_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`handed over`)
};

const fr_ca2_staff_tabs_done = /** @type {(inputs: Staff_Tabs_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`remise`)
};

/**
* | output |
* | --- |
* | "handed over" |
*
* @param {Staff_Tabs_DoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_done = /** @type {((inputs?: Staff_Tabs_DoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_DoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_done(inputs)
	return en_ca2_staff_tabs_done(inputs)
});