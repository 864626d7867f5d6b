/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_LimitInputs */

const en_ca2_suite_tab_limit = /** @type {(inputs: Suite_Tab_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limit of the tab`)
};

const fr_ca2_suite_tab_limit = /** @type {(inputs: Suite_Tab_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Limite de la note`)
};

/**
* | output |
* | --- |
* | "Limit of the tab" |
*
* @param {Suite_Tab_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_limit = /** @type {((inputs?: Suite_Tab_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_limit(inputs)
	return en_ca2_suite_tab_limit(inputs)
});