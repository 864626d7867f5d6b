/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_By_SecondsInputs */

const en_ca2_studio_set_acceptance_by_seconds = /** @type {(inputs: Studio_Set_Acceptance_By_SecondsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seconds to answer`)
};

const fr_ca2_studio_set_acceptance_by_seconds = /** @type {(inputs: Studio_Set_Acceptance_By_SecondsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Secondes pour répondre`)
};

/**
* | output |
* | --- |
* | "Seconds to answer" |
*
* @param {Studio_Set_Acceptance_By_SecondsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_by_seconds = /** @type {((inputs?: Studio_Set_Acceptance_By_SecondsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_By_SecondsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_by_seconds(inputs)
	return en_ca2_studio_set_acceptance_by_seconds(inputs)
});