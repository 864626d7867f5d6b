/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Tabs_SuitesInputs */

const en_ca2_staff_tabs_suites = /** @type {(inputs: Staff_Tabs_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Suite tabs`)
};

const fr_ca2_staff_tabs_suites = /** @type {(inputs: Staff_Tabs_SuitesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notes de loge`)
};

/**
* | output |
* | --- |
* | "Suite tabs" |
*
* @param {Staff_Tabs_SuitesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_suites = /** @type {((inputs?: Staff_Tabs_SuitesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_SuitesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_suites(inputs)
	return en_ca2_staff_tabs_suites(inputs)
});