/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_TabsInputs */

const en_ca2_staff_tabs = /** @type {(inputs: Staff_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still to be paid`)
};

const fr_ca2_staff_tabs = /** @type {(inputs: Staff_TabsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Reste à payer`)
};

/**
* | output |
* | --- |
* | "Still to be paid" |
*
* @param {Staff_TabsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs = /** @type {((inputs?: Staff_TabsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_TabsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs(inputs)
	return en_ca2_staff_tabs(inputs)
});