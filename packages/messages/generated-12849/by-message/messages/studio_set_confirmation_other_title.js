/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Confirmation_Other_TitleInputs */

const en_ca2_studio_set_confirmation_other_title = /** @type {(inputs: Studio_Set_Confirmation_Other_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heading in the other language`)
};

const fr_ca2_studio_set_confirmation_other_title = /** @type {(inputs: Studio_Set_Confirmation_Other_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Titre dans l’autre langue`)
};

/**
* | output |
* | --- |
* | "Heading in the other language" |
*
* @param {Studio_Set_Confirmation_Other_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_confirmation_other_title = /** @type {((inputs?: Studio_Set_Confirmation_Other_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Confirmation_Other_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_confirmation_other_title(inputs)
	return en_ca2_studio_set_confirmation_other_title(inputs)
});