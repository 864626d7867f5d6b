/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Act_No_LimitInputs */

const en_ca2_suite_act_no_limit = /** @type {(inputs: Suite_Act_No_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`no limit`)
};

const fr_ca2_suite_act_no_limit = /** @type {(inputs: Suite_Act_No_LimitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`aucune limite`)
};

/**
* | output |
* | --- |
* | "no limit" |
*
* @param {Suite_Act_No_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_no_limit = /** @type {((inputs?: Suite_Act_No_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_No_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_no_limit(inputs)
	return en_ca2_suite_act_no_limit(inputs)
});