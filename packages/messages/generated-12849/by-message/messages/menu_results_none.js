/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Results_NoneInputs */

const en_ca2_menu_results_none = /** @type {(inputs: Menu_Results_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No dish found`)
};

const fr_ca2_menu_results_none = /** @type {(inputs: Menu_Results_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun plat trouvé`)
};

/**
* | output |
* | --- |
* | "No dish found" |
*
* @param {Menu_Results_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_results_none = /** @type {((inputs?: Menu_Results_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Results_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_results_none(inputs)
	return en_ca2_menu_results_none(inputs)
});