/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_By_When_MissedInputs */

const en_ca2_studio_set_acceptance_by_when_missed = /** @type {(inputs: Studio_Set_Acceptance_By_When_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Without an answer`)
};

const fr_ca2_studio_set_acceptance_by_when_missed = /** @type {(inputs: Studio_Set_Acceptance_By_When_MissedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sans réponse`)
};

/**
* | output |
* | --- |
* | "Without an answer" |
*
* @param {Studio_Set_Acceptance_By_When_MissedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_by_when_missed = /** @type {((inputs?: Studio_Set_Acceptance_By_When_MissedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_By_When_MissedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_by_when_missed(inputs)
	return en_ca2_studio_set_acceptance_by_when_missed(inputs)
});