/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_By_ModeInputs */

const en_ca2_studio_set_acceptance_by_mode = /** @type {(inputs: Studio_Set_Acceptance_By_ModeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`An order is accepted`)
};

const fr_ca2_studio_set_acceptance_by_mode = /** @type {(inputs: Studio_Set_Acceptance_By_ModeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une commande est acceptée`)
};

/**
* | output |
* | --- |
* | "An order is accepted" |
*
* @param {Studio_Set_Acceptance_By_ModeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_by_mode = /** @type {((inputs?: Studio_Set_Acceptance_By_ModeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_By_ModeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_by_mode(inputs)
	return en_ca2_studio_set_acceptance_by_mode(inputs)
});