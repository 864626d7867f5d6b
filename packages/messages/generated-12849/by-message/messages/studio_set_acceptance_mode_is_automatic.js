/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_Mode_Is_AutomaticInputs */

const en_ca2_studio_set_acceptance_mode_is_automatic = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_AutomaticInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At once`)
};

const fr_ca2_studio_set_acceptance_mode_is_automatic = /** @type {(inputs: Studio_Set_Acceptance_Mode_Is_AutomaticInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aussitôt`)
};

/**
* | output |
* | --- |
* | "At once" |
*
* @param {Studio_Set_Acceptance_Mode_Is_AutomaticInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_mode_is_automatic = /** @type {((inputs?: Studio_Set_Acceptance_Mode_Is_AutomaticInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_Mode_Is_AutomaticInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_mode_is_automatic(inputs)
	return en_ca2_studio_set_acceptance_mode_is_automatic(inputs)
});