/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_TabInputs */

const en_ca2_suite_tab = /** @type {(inputs: Suite_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tab of the event’s day`)
};

const fr_ca2_suite_tab = /** @type {(inputs: Suite_TabInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note du jour de l’événement`)
};

/**
* | output |
* | --- |
* | "Tab of the event’s day" |
*
* @param {Suite_TabInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab = /** @type {((inputs?: Suite_TabInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_TabInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab(inputs)
	return en_ca2_suite_tab(inputs)
});