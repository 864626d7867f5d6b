/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Options_AddInputs */

const en_ca2_studio_set_question_options_add = /** @type {(inputs: Studio_Set_Question_Options_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add an answer`)
};

const fr_ca2_studio_set_question_options_add = /** @type {(inputs: Studio_Set_Question_Options_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une réponse`)
};

/**
* | output |
* | --- |
* | "Add an answer" |
*
* @param {Studio_Set_Question_Options_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_options_add = /** @type {((inputs?: Studio_Set_Question_Options_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Options_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_options_add(inputs)
	return en_ca2_studio_set_question_options_add(inputs)
});