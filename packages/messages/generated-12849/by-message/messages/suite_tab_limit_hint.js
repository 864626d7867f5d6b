/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Limit_HintInputs */

const en_ca2_suite_tab_limit_hint = /** @type {(inputs: Suite_Tab_Limit_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In dollars; leave it blank for no limit.`)
};

const fr_ca2_suite_tab_limit_hint = /** @type {(inputs: Suite_Tab_Limit_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En dollars; laissez vide pour aucune limite.`)
};

/**
* | output |
* | --- |
* | "In dollars; leave it blank for no limit." |
*
* @param {Suite_Tab_Limit_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_limit_hint = /** @type {((inputs?: Suite_Tab_Limit_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Limit_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_limit_hint(inputs)
	return en_ca2_suite_tab_limit_hint(inputs)
});