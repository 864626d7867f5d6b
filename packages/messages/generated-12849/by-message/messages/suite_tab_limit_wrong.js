/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Limit_WrongInputs */

const en_ca2_suite_tab_limit_wrong = /** @type {(inputs: Suite_Tab_Limit_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter an amount, such as 500.`)
};

const fr_ca2_suite_tab_limit_wrong = /** @type {(inputs: Suite_Tab_Limit_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrivez un montant, par exemple 500.`)
};

/**
* | output |
* | --- |
* | "Enter an amount, such as 500." |
*
* @param {Suite_Tab_Limit_WrongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_limit_wrong = /** @type {((inputs?: Suite_Tab_Limit_WrongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Limit_WrongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_limit_wrong(inputs)
	return en_ca2_suite_tab_limit_wrong(inputs)
});