/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Tab_OpenedInputs */

const en_ca2_suite_act_tab_opened = /** @type {(inputs: Suite_Act_Tab_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The tab was opened`)
};

const fr_ca2_suite_act_tab_opened = /** @type {(inputs: Suite_Act_Tab_OpenedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La note a été ouverte`)
};

/**
* | output |
* | --- |
* | "The tab was opened" |
*
* @param {Suite_Act_Tab_OpenedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_tab_opened = /** @type {((inputs?: Suite_Act_Tab_OpenedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Tab_OpenedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_tab_opened(inputs)
	return en_ca2_suite_act_tab_opened(inputs)
});