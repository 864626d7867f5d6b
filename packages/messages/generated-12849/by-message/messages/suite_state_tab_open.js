/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_State_Tab_OpenInputs */

const en_ca2_suite_state_tab_open = /** @type {(inputs: Suite_State_Tab_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tab open`)
};

const fr_ca2_suite_state_tab_open = /** @type {(inputs: Suite_State_Tab_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note ouverte`)
};

/**
* | output |
* | --- |
* | "Tab open" |
*
* @param {Suite_State_Tab_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_state_tab_open = /** @type {((inputs?: Suite_State_Tab_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_State_Tab_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_state_tab_open(inputs)
	return en_ca2_suite_state_tab_open(inputs)
});