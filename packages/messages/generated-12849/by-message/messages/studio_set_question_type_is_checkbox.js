/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Type_Is_CheckboxInputs */

const en_ca2_studio_set_question_type_is_checkbox = /** @type {(inputs: Studio_Set_Question_Type_Is_CheckboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Several answers`)
};

const fr_ca2_studio_set_question_type_is_checkbox = /** @type {(inputs: Studio_Set_Question_Type_Is_CheckboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plusieurs réponses`)
};

/**
* | output |
* | --- |
* | "Several answers" |
*
* @param {Studio_Set_Question_Type_Is_CheckboxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_type_is_checkbox = /** @type {((inputs?: Studio_Set_Question_Type_Is_CheckboxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Type_Is_CheckboxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_type_is_checkbox(inputs)
	return en_ca2_studio_set_question_type_is_checkbox(inputs)
});