/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Suite_Act_LimitInputs */

const en_ca2_suite_act_limit = /** @type {(inputs: Suite_Act_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`limit ${i?.limit}`)
};

const fr_ca2_suite_act_limit = /** @type {(inputs: Suite_Act_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`limite de ${i?.limit}`)
};

/**
* | output |
* | --- |
* | "limit {limit}" |
*
* @param {Suite_Act_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_limit = /** @type {((inputs: Suite_Act_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_limit(inputs)
	return en_ca2_suite_act_limit(inputs)
});