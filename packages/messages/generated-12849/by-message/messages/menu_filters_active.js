/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Menu_Filters_ActiveInputs */

const en_ca2_menu_filters_active = /** @type {(inputs: Menu_Filters_ActiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Filters (${i?.count})`)
};

const fr_ca2_menu_filters_active = /** @type {(inputs: Menu_Filters_ActiveInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Filtres (${i?.count})`)
};

/**
* | output |
* | --- |
* | "Filters ({count})" |
*
* @param {Menu_Filters_ActiveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_filters_active = /** @type {((inputs: Menu_Filters_ActiveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Filters_ActiveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_filters_active(inputs)
	return en_ca2_menu_filters_active(inputs)
});