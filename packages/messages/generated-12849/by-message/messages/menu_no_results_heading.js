/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_No_Results_HeadingInputs */

const en_ca2_menu_no_results_heading = /** @type {(inputs: Menu_No_Results_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing matches`)
};

const fr_ca2_menu_no_results_heading = /** @type {(inputs: Menu_No_Results_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne correspond`)
};

/**
* | output |
* | --- |
* | "Nothing matches" |
*
* @param {Menu_No_Results_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_no_results_heading = /** @type {((inputs?: Menu_No_Results_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_No_Results_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_no_results_heading(inputs)
	return en_ca2_menu_no_results_heading(inputs)
});