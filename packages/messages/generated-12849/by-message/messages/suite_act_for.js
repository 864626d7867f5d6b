/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ by: NonNullable<unknown>, owner: NonNullable<unknown> }} Suite_Act_ForInputs */

const en_ca2_suite_act_for = /** @type {(inputs: Suite_Act_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.by}, for ${i?.owner}`)
};

const fr_ca2_suite_act_for = /** @type {(inputs: Suite_Act_ForInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.by}, pour ${i?.owner}`)
};

/**
* | output |
* | --- |
* | "{by}, for {owner}" |
*
* @param {Suite_Act_ForInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_act_for = /** @type {((inputs: Suite_Act_ForInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Act_ForInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_act_for(inputs)
	return en_ca2_suite_act_for(inputs)
});