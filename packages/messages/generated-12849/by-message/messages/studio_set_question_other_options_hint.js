/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Other_Options_HintInputs */

const en_ca2_studio_set_question_other_options_hint = /** @type {(inputs: Studio_Set_Question_Other_Options_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Separated by commas, in the same order.`)
};

const fr_ca2_studio_set_question_other_options_hint = /** @type {(inputs: Studio_Set_Question_Other_Options_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Séparés par des virgules, dans le même ordre.`)
};

/**
* | output |
* | --- |
* | "Separated by commas, in the same order." |
*
* @param {Studio_Set_Question_Other_Options_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_other_options_hint = /** @type {((inputs?: Studio_Set_Question_Other_Options_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Other_Options_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_other_options_hint(inputs)
	return en_ca2_studio_set_question_other_options_hint(inputs)
});