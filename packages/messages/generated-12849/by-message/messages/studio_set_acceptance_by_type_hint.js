/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_By_Type_HintInputs */

const en_ca2_studio_set_acceptance_by_type_hint = /** @type {(inputs: Studio_Set_Acceptance_By_Type_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What differs from the setting above.`)
};

const fr_ca2_studio_set_acceptance_by_type_hint = /** @type {(inputs: Studio_Set_Acceptance_By_Type_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce qui diffère du réglage ci-dessus.`)
};

/**
* | output |
* | --- |
* | "What differs from the setting above." |
*
* @param {Studio_Set_Acceptance_By_Type_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_by_type_hint = /** @type {((inputs?: Studio_Set_Acceptance_By_Type_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_By_Type_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_by_type_hint(inputs)
	return en_ca2_studio_set_acceptance_by_type_hint(inputs)
});