/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Acceptance_Missed_Is_DeclineInputs */

const en_ca2_studio_set_acceptance_missed_is_decline = /** @type {(inputs: Studio_Set_Acceptance_Missed_Is_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It is declined`)
};

const fr_ca2_studio_set_acceptance_missed_is_decline = /** @type {(inputs: Studio_Set_Acceptance_Missed_Is_DeclineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elle est refusée`)
};

/**
* | output |
* | --- |
* | "It is declined" |
*
* @param {Studio_Set_Acceptance_Missed_Is_DeclineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_acceptance_missed_is_decline = /** @type {((inputs?: Studio_Set_Acceptance_Missed_Is_DeclineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Acceptance_Missed_Is_DeclineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_acceptance_missed_is_decline(inputs)
	return en_ca2_studio_set_acceptance_missed_is_decline(inputs)
});