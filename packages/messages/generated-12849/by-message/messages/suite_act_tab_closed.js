/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_Tab_ClosedInputs */

const en_ca2_suite_act_tab_closed = /** @type {(inputs: Suite_Act_Tab_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The tab was closed`)
};

const fr_ca2_suite_act_tab_closed = /** @type {(inputs: Suite_Act_Tab_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La note a été fermée`)
};

/**
* | output |
* | --- |
* | "The tab was closed" |
*
* @param {Suite_Act_Tab_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_tab_closed = /** @type {((inputs?: Suite_Act_Tab_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_Tab_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_tab_closed(inputs)
	return en_ca2_suite_act_tab_closed(inputs)
});