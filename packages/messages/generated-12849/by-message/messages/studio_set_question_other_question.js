/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Other_QuestionInputs */

const en_ca2_studio_set_question_other_question = /** @type {(inputs: Studio_Set_Question_Other_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Question in the other language`)
};

const fr_ca2_studio_set_question_other_question = /** @type {(inputs: Studio_Set_Question_Other_QuestionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Question dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "Question in the other language" |
*
* @param {Studio_Set_Question_Other_QuestionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_other_question = /** @type {((inputs?: Studio_Set_Question_Other_QuestionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Other_QuestionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_other_question(inputs)
	return en_ca2_studio_set_question_other_question(inputs)
});