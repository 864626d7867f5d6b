/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Tab_Not_ConfirmedInputs */

const en_ca2_suite_tab_not_confirmed = /** @type {(inputs: Suite_Tab_Not_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not open yet`)
};

const fr_ca2_suite_tab_not_confirmed = /** @type {(inputs: Suite_Tab_Not_ConfirmedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore ouverte`)
};

/**
* | output |
* | --- |
* | "Not open yet" |
*
* @param {Suite_Tab_Not_ConfirmedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_tab_not_confirmed = /** @type {((inputs?: Suite_Tab_Not_ConfirmedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Tab_Not_ConfirmedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_tab_not_confirmed(inputs)
	return en_ca2_suite_tab_not_confirmed(inputs)
});