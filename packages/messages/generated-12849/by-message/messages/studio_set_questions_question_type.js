/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Questions_Question_TypeInputs */

const en_ca2_studio_set_questions_question_type = /** @type {(inputs: Studio_Set_Questions_Question_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Answers`)
};

const fr_ca2_studio_set_questions_question_type = /** @type {(inputs: Studio_Set_Questions_Question_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Réponses`)
};

/**
* | output |
* | --- |
* | "Answers" |
*
* @param {Studio_Set_Questions_Question_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_questions_question_type = /** @type {((inputs?: Studio_Set_Questions_Question_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Questions_Question_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_questions_question_type(inputs)
	return en_ca2_studio_set_questions_question_type(inputs)
});