/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ opened: NonNullable<unknown>, closes: NonNullable<unknown> }} Staff_Tabs_Open_UntilInputs */

const en_ca2_staff_tabs_open_until = /** @type {(inputs: Staff_Tabs_Open_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Open since ${i?.opened}; closes by itself ${i?.closes}`)
};

const fr_ca2_staff_tabs_open_until = /** @type {(inputs: Staff_Tabs_Open_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ouverte depuis le ${i?.opened}; se ferme d’elle-même le ${i?.closes}`)
};

/**
* | output |
* | --- |
* | "Open since {opened}; closes by itself {closes}" |
*
* @param {Staff_Tabs_Open_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_tabs_open_until = /** @type {((inputs: Staff_Tabs_Open_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Tabs_Open_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_tabs_open_until(inputs)
	return en_ca2_staff_tabs_open_until(inputs)
});