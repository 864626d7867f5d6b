/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Question_Other_OptionsInputs */

const en_ca2_studio_set_question_other_options = /** @type {(inputs: Studio_Set_Question_Other_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choices in the other language`)
};

const fr_ca2_studio_set_question_other_options = /** @type {(inputs: Studio_Set_Question_Other_OptionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Choix dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "Choices in the other language" |
*
* @param {Studio_Set_Question_Other_OptionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_question_other_options = /** @type {((inputs?: Studio_Set_Question_Other_OptionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Question_Other_OptionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_question_other_options(inputs)
	return en_ca2_studio_set_question_other_options(inputs)
});