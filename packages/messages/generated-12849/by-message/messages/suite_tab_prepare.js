/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_PrepareInputs */

const en_ca2_suite_tab_prepare = /** @type {(inputs: Suite_Tab_PrepareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Open the tab`)
};

const fr_ca2_suite_tab_prepare = /** @type {(inputs: Suite_Tab_PrepareInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ouvrir la note`)
};

/**
* | output |
* | --- |
* | "Open the tab" |
*
* @param {Suite_Tab_PrepareInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_prepare = /** @type {((inputs?: Suite_Tab_PrepareInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_PrepareInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_prepare(inputs)
	return en_ca2_suite_tab_prepare(inputs)
});