/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Opened_ByInputs */

const en_ca2_suite_tab_opened_by = /** @type {(inputs: Suite_Tab_Opened_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The suite’s owner opens the tab, or the venue’s staff for them.`)
};

const fr_ca2_suite_tab_opened_by = /** @type {(inputs: Suite_Tab_Opened_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le propriétaire de la loge ouvre la note, ou le personnel de l’établissement pour lui.`)
};

/**
* | output |
* | --- |
* | "The suite’s owner opens the tab, or the venue’s staff for them." |
*
* @param {Suite_Tab_Opened_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_opened_by = /** @type {((inputs?: Suite_Tab_Opened_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Opened_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_opened_by(inputs)
	return en_ca2_suite_tab_opened_by(inputs)
});