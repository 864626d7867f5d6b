/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Type_Is_Select_OneInputs */

const en_ca2_studio_set_question_type_is_select_one = /** @type {(inputs: Studio_Set_Question_Type_Is_Select_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`One answer`)
};

const fr_ca2_studio_set_question_type_is_select_one = /** @type {(inputs: Studio_Set_Question_Type_Is_Select_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une réponse`)
};

/**
* | output |
* | --- |
* | "One answer" |
*
* @param {Studio_Set_Question_Type_Is_Select_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_type_is_select_one = /** @type {((inputs?: Studio_Set_Question_Type_Is_Select_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Type_Is_Select_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_type_is_select_one(inputs)
	return en_ca2_studio_set_question_type_is_select_one(inputs)
});