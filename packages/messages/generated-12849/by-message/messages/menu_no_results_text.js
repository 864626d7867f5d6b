/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_No_Results_TextInputs */

const en_ca2_menu_no_results_text = /** @type {(inputs: Menu_No_Results_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Try another word, or fewer filters.`)
};

const fr_ca2_menu_no_results_text = /** @type {(inputs: Menu_No_Results_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Essayez un autre mot ou retirez un filtre.`)
};

/**
* | output |
* | --- |
* | "Try another word, or fewer filters." |
*
* @param {Menu_No_Results_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_no_results_text = /** @type {((inputs?: Menu_No_Results_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_No_Results_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_no_results_text(inputs)
	return en_ca2_menu_no_results_text(inputs)
});