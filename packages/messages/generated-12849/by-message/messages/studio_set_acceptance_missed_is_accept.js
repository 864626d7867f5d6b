/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_Missed_Is_AcceptInputs */

const en_ca2_studio_set_acceptance_missed_is_accept = /** @type {(inputs: Studio_Set_Acceptance_Missed_Is_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is accepted`)
};

const fr_ca2_studio_set_acceptance_missed_is_accept = /** @type {(inputs: Studio_Set_Acceptance_Missed_Is_AcceptInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle est acceptée`)
};

/**
* | output |
* | --- |
* | "It is accepted" |
*
* @param {Studio_Set_Acceptance_Missed_Is_AcceptInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_missed_is_accept = /** @type {((inputs?: Studio_Set_Acceptance_Missed_Is_AcceptInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_Missed_Is_AcceptInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_missed_is_accept(inputs)
	return en_ca2_studio_set_acceptance_missed_is_accept(inputs)
});