/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Localization_HintInputs */

const en_ca2_studio_set_localization_hint = /** @type {(inputs: Studio_Set_Localization_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests who read the other language see these words. Empty ones show the words above.`)
};

const fr_ca2_studio_set_localization_hint = /** @type {(inputs: Studio_Set_Localization_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients de l’autre langue voient ces mots. Sans eux, les mots ci-dessus sont affichés.`)
};

/**
* | output |
* | --- |
* | "Guests who read the other language see these words. Empty ones show the words above." |
*
* @param {Studio_Set_Localization_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_localization_hint = /** @type {((inputs?: Studio_Set_Localization_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Localization_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_localization_hint(inputs)
	return en_ca2_studio_set_localization_hint(inputs)
});