/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Search_FailedInputs */

const en_ca2_menu_search_failed = /** @type {(inputs: Menu_Search_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Search isn’t working just now. Check your connection and type again.`)
};

const fr_ca2_menu_search_failed = /** @type {(inputs: Menu_Search_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La recherche ne fonctionne pas en ce moment. Vérifiez votre connexion et tapez de nouveau.`)
};

/**
* | output |
* | --- |
* | "Search isn’t working just now. Check your connection and type again." |
*
* @param {Menu_Search_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_search_failed = /** @type {((inputs?: Menu_Search_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Search_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_search_failed(inputs)
	return en_ca2_menu_search_failed(inputs)
});