/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, limit: NonNullable<unknown> }} Staff_Tabs_Of_LimitInputs */

const en_ca2_staff_tabs_of_limit = /** @type {(inputs: Staff_Tabs_Of_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} of ${i?.limit}`)
};

const fr_ca2_staff_tabs_of_limit = /** @type {(inputs: Staff_Tabs_Of_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} sur ${i?.limit}`)
};

/**
* | output |
* | --- |
* | "{amount} of {limit}" |
*
* @param {Staff_Tabs_Of_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_of_limit = /** @type {((inputs: Staff_Tabs_Of_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_Of_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_of_limit(inputs)
	return en_ca2_staff_tabs_of_limit(inputs)
});