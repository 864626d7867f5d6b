/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Questions_QuestionInputs */

const en_ca2_studio_set_questions_question = /** @type {(inputs: Studio_Set_Questions_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Question`)
};

const fr_ca2_studio_set_questions_question = /** @type {(inputs: Studio_Set_Questions_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Question`)
};

/**
* | output |
* | --- |
* | "Question" |
*
* @param {Studio_Set_Questions_QuestionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_questions_question = /** @type {((inputs?: Studio_Set_Questions_QuestionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Questions_QuestionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_questions_question(inputs)
	return en_ca2_studio_set_questions_question(inputs)
});